import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { useModal } from './use-modal.ts'

const X = drawnIcon('x')

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** One or two sentences under the title, read out when the dialog opens. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot; stay visible while the content scrolls. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
}

const SIZES = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl' }

export function Dialog({ isOpen, onClose, title, description, children, footer, size = 'md' }: DialogProps) {
  const { ref, isShown } = useModal(isOpen, onClose)
  const id = useId()
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={clsx('dialog m-auto w-[calc(100%-2rem)] rounded-md bg-paper text-ink shadow-lift', SIZES[size])}
    >
      {isShown && (
        <div className="flex max-h-[min(44rem,calc(100dvh-3rem))] flex-col">
          <header className="flex items-start gap-4 px-6 pt-5 sm:px-8 sm:pt-7">
            <h2 id={`${id}-title`} className="grow text-heading">
              {title}
            </h2>
            <IconButton label="Close" icon={X} onClick={onClose} className="-mt-1.5 -mr-2.5" />
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-6 pt-2 pb-6 sm:px-8 sm:pb-8">
            {description && (
              <p id={`${id}-text`} className="mb-5 text-muted">
                {description}
              </p>
            )}
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-sand px-6 py-4 sm:px-8">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}
