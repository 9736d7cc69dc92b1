import type { ReactNode } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from './empty-state.tsx'

const CloudOff = drawnIcon('cloud-off')
const RotateCw = drawnIcon('rotate-cw')

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
