import * as Radix from '@radix-ui/react-dropdown-menu'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

/** Kept clear of the page's edges and of the bar at the foot of a phone. */
const EDGE = { top: 8, left: 8, right: 8, bottom: 64 }

export const panelClass =
  'popover-panel z-50 max-h-[var(--radix-popper-available-height)] overflow-y-auto overscroll-contain rounded-md border border-sand bg-white text-sm text-ink shadow-lift'

const ROW =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none select-none ' +
  'data-[highlighted]:bg-linen data-[disabled]:cursor-not-allowed data-[disabled]:text-muted/70 pointer-coarse:min-h-11 ' +
  'forced-colors:data-[highlighted]:outline-2'

type MenuProps = { trigger: ReactNode; children: ReactNode; align?: 'start' | 'end'; className?: string }

/**
 * A button with a menu under it. Not modal: a modal one writes a style element into the page, which its content policy forbids.
 */
export function Menu({ trigger, children, align = 'start', className }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={EDGE}
          className={clsx(panelClass, 'min-w-48 p-1.5', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type MenuItemProps = { icon?: ReactNode; onSelect: () => void; isDisabled?: boolean; children: ReactNode }

export function MenuItem({ icon, onSelect, isDisabled = false, children }: MenuItemProps) {
  return (
    <Radix.Item disabled={isDisabled} onSelect={onSelect} className={clsx(ROW, '[&_svg]:size-4 [&_svg]:text-muted')}>
      {icon}
      {children}
    </Radix.Item>
  )
}

type MenuTickProps = { isOn: boolean; onChange: (isOn: boolean) => void; isDisabled?: boolean; children: ReactNode }

/** Stays open, so that several can be ticked. */
export function MenuTick({ isOn, onChange, isDisabled = false, children }: MenuTickProps) {
  return (
    <Radix.CheckboxItem
      checked={isOn}
      disabled={isDisabled}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={ROW}
    >
      <span className="grid size-4.5 shrink-0 place-items-center rounded-sm border border-edge in-aria-checked:border-leaf in-aria-checked:bg-leaf">
        <Radix.ItemIndicator>
          <Check aria-hidden strokeWidth={3} className="size-3.5 text-paper forced-colors:text-[CanvasText]" />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.CheckboxItem>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="caps px-2.5 pt-1.5 pb-1 text-muted">{children}</Radix.Label>
}

export function MenuLine() {
  return <Radix.Separator className="-mx-1.5 my-1.5 border-t border-sand" />
}
