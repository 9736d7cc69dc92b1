import { RotateCcw, X } from 'lucide-react'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import type { Upload } from './use-uploads.ts'

type UploadListProps = { uploads: readonly Upload[]; onRetry: (key: number) => void; onRemove: (key: number) => void }

/** What is on its way, and what did not arrive. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label="Pictures on their way" className="mt-3 flex flex-col gap-2">
      {uploads.map((upload) => (
        <li key={upload.key} className="flex items-center gap-3 rounded-sm border border-sand px-3 py-2 text-sm">
          <div className="min-w-0 grow">
            <p className="truncate font-medium">{upload.file.name}</p>
            {upload.problem ? (
              <p role="alert" className="text-terracotta-deep">
                {upload.problem}
              </p>
            ) : (
              <Progress upload={upload} />
            )}
          </div>
          {upload.state === 'refused' && (
            <>
              <IconButton
                size="sm"
                icon={RotateCcw}
                label={`Send ${upload.file.name} again`}
                onClick={() => onRetry(upload.key)}
              />
              <IconButton
                size="sm"
                icon={X}
                label={`Leave out ${upload.file.name}`}
                onClick={() => onRemove(upload.key)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Progress({ upload: { state, part, file } }: { upload: Upload }) {
  if (state === 'waiting') return <p className="text-muted">Waits for its turn</p>
  const percent = Math.round(part * 100)
  return (
    <div className="flex items-center gap-3">
      <ProgressBar label={`${file.name} is on its way`} value={percent} max={100} />
      <span className="figures w-24 text-right text-muted">{percent < 100 ? `${percent} %` : 'Being read'}</span>
    </div>
  )
}
