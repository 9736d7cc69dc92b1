import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const FlaskConical = drawnIcon('flask-conical')

export function DemoNotice({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p
      role="status"
      className={clsx(
        'flex items-start gap-3 rounded-sm bg-tone-yellow px-4 py-3 text-sm text-tone-yellow-text',
        className,
      )}
    >
      <FlaskConical aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <strong>Demo Mode.</strong> {children}
      </span>
    </p>
  )
}
