import type { ReactNode } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const ChevronDown = drawnIcon('chevron-down')

/** The browser's own disclosure: it works before any script and remembers itself. */
export function FilterGroup({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group border-t border-sand pt-3">
      <summary className="flex min-h-9 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        <h2 className="font-sans text-[0.9375rem] font-semibold tracking-normal">{title}</h2>
        <ChevronDown aria-hidden className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-1">{children}</ul>
    </details>
  )
}
