import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { useModal } from './use-modal.ts'

const X = drawnIcon('x')

export type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  side?: 'left' | 'right'
  children?: ReactNode
  /** Stays at the foot while the content scrolls, such as "Show 24 products". */
  footer?: ReactNode
}

export function Drawer({ isOpen, onClose, title, side = 'left', children, footer }: DrawerProps) {
  const { ref, isShown } = useModal(isOpen, onClose)
  const titleId = useId()
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      data-side={side}
      className={clsx(
        'drawer my-0 h-dvh max-h-none w-[min(24rem,calc(100%-2.5rem))] max-w-none bg-paper text-ink shadow-lift',
        side === 'left' ? 'mr-auto ml-0' : 'mr-0 ml-auto',
      )}
    >
      {isShown && (
        <div className="flex h-full flex-col">
          <div className="flex items-center gap-4 border-b border-sand px-5 py-2.5">
            <h2 id={titleId} className="grow text-subheading">
              {title}
            </h2>
            <IconButton label="Close" icon={X} onClick={onClose} className="-mr-2.5" />
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
          {footer && <div className="border-t border-sand px-5 py-4">{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
