import { Download } from 'lucide-react'
import { useState } from 'react'
import { istDate } from '#domain/time/ist.ts'
import { saveFile } from '#web/ui/action/save-file.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'

type ExportButtonProps = {
  /** What the file is called before the day: "orders". */
  name: string
  load: () => Promise<Blob>
}

/** The list as it is filtered now, as a file for a spreadsheet. */
export function ExportButton({ name, load }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function save(): Promise<void> {
    setIsBusy(true)
    try {
      saveFile(await load(), `${name}-${istDate(new Date())}.csv`)
    } catch (error) {
      notice({ title: (error as Error).message, tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button
      size="sm"
      variant="quiet"
      isBusy={isBusy}
      icon={<Download aria-hidden className="size-4" />}
      onClick={() => void save()}
    >
      Export
    </Button>
  )
}
