import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export type Tab = { id: string; label: ReactNode; content: ReactNode }
type TabsProps = { label: string; tabs: readonly Tab[]; activeId: string; onChange: (id: string) => void }

export function Tabs({ label, tabs, activeId, onChange }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const active = tabs.find((tab) => tab.id === activeId) ?? tabs[0]

  function move(event: KeyboardEvent) {
    const index = nextTabIndex(
      event.key,
      tabs.findIndex((tab) => tab.id === active?.id),
      tabs.length,
    )
    const target = index === null ? undefined : tabs[index]
    if (!target) return
    event.preventDefault()
    onChange(target.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index ?? 0]?.focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-1 overflow-x-auto border-b border-sand"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === active?.id}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === active?.id ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={clsx(
              '-mb-px min-h-11 border-b-2 px-4 text-sm font-semibold whitespace-nowrap',
              tab.id === active?.id
                ? 'border-leaf text-ink'
                : 'border-transparent text-muted hover:text-ink forced-colors:border-[Canvas]',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${active?.id}`} tabIndex={0} className="py-6">
        {active?.content}
      </div>
    </div>
  )
}

export function nextTabIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
