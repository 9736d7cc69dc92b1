import * as Radix from '@radix-ui/react-popover'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { panelClass } from './menu.tsx'

const EDGE = { top: 8, left: 8, right: 8, bottom: 64 }

type PanelProps = {
  label: string
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
  className?: string
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** A button with a panel under it, for what is more than a menu: dates, news. */
export function Panel({ label, trigger, children, align = 'start', className, isOpen, onOpenChange }: PanelProps) {
  const controlled = isOpen === undefined ? {} : { open: isOpen }
  return (
    <Radix.Root {...controlled} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={EDGE}
          className={clsx(panelClass, className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
