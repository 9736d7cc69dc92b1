import { useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { MOST_IMPORT_BYTES } from '#domain/catalog/import/import-state.ts'
import { useApi } from '#web/api/use-api.ts'
import { Spinner } from '#web/ui/message/spinner.tsx'
import { uploadFile } from './import-api.ts'

const KINDS = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Chosen or dropped: the shop reads and checks the file, and changes nothing before somebody says so. */
export function UploadBox() {
  const [isOver, setIsOver] = useState(false)
  const { take, isBusy, problem } = useUpload()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <div>
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={clsx(
          'flex min-h-40 cursor-pointer flex-col items-center justify-center gap-2 rounded-md border border-dashed bg-white px-4 py-8 text-center focus-within:outline-2 focus-within:outline-offset-2 hover:bg-linen',
          isOver ? 'border-leaf bg-linen' : 'border-edge',
        )}
      >
        {isBusy ? <Spinner label="" /> : <FileUp aria-hidden strokeWidth={1.4} className="size-8 text-brass-deep" />}
        <span className="font-semibold">
          {isBusy ? 'Sending the file...' : 'Choose a sheet of products, or drop it here'}
        </span>
        <span className="text-sm text-muted">
          CSV or XLSX, up to 20 MB and 50,000 rows. Nothing changes before you have seen what it would do.
        </span>
        <input
          type="file"
          accept={KINDS}
          disabled={isBusy}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-terracotta-deep">
          {problem}
        </p>
      )}
    </div>
  )
}

function useUpload() {
  const api = useApi()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function take(file: File | undefined): Promise<void> {
    if (!file || isBusy) return
    setProblem(null)
    if (file.size > MOST_IMPORT_BYTES)
      return setProblem('A file has at most 20 MB. Split it, and import one part after the other.')
    setIsBusy(true)
    try {
      const { id } = await uploadFile(api, file)
      await router.navigate({ href: `/backoffice/import/${id}` })
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setIsBusy(false)
    }
  }
  return { take, isBusy, problem }
}
