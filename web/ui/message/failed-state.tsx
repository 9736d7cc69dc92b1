import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyState } from './empty-state.tsx'

type FailedStateProps = {
  title: ReactNode
  text?: ReactNode
  /** Without it the page is loaded again. */
  onRetry?: (() => void) | undefined
  isCompact?: boolean
  headingLevel?: 1 | 2 | 3
}

export function FailedState({ title, text, onRetry, ...rest }: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        icon={CloudOff}
        title={title}
        text={text}
        actions={
          <Button variant="secondary" icon={<RotateCw aria-hidden className="size-4" />} onClick={onRetry ?? reload}>
            Try again
          </Button>
        }
      />
    </div>
  )
}

function reload() {
  location.reload()
}
