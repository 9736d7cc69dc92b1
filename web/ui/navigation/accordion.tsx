import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const Plus = drawnIcon('plus')

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode }
type AccordionProps = {
  items: readonly AccordionItem[]
  defaultOpenId?: string | null
  /** Both together make it controlled, for example to open a section from a link. */
  openId?: string | null | undefined
  onOpenChange?: ((id: string | null) => void) | undefined
  headingLevel?: 2 | 3 | 4
  className?: string | undefined
}

/** One section open at a time. */
export function Accordion({ items, defaultOpenId = null, headingLevel = 3, className, ...props }: AccordionProps) {
  const [ownOpenId, setOwnOpenId] = useState(defaultOpenId)
  const openId = props.openId === undefined ? ownOpenId : props.openId
  const toggle = (id: string) => {
    const next = openId === id ? null : id
    setOwnOpenId(next)
    props.onOpenChange?.(next)
  }
  return (
    <div className={clsx('border-t border-sand', className)}>
      {items.map((item) => (
        <Section
          key={item.id}
          item={item}
          isOpen={openId === item.id}
          headingLevel={headingLevel}
          onToggle={() => toggle(item.id)}
        />
      ))}
    </div>
  )
}

type SectionProps = { item: AccordionItem; isOpen: boolean; headingLevel: 2 | 3 | 4; onToggle: () => void }

function Section({ item, isOpen, headingLevel, onToggle }: SectionProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div id={item.id} className="border-b border-sand">
      <Heading>
        <button
          type="button"
          id={`${id}-button`}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center justify-between gap-4 py-3.5 text-left font-serif text-subheading hover:text-terracotta"
        >
          {item.title}
          <Plus
            aria-hidden
            strokeWidth={1.5}
            className={clsx('size-5 shrink-0 text-brass-deep transition-transform', isOpen && 'rotate-45')}
          />
        </button>
      </Heading>
      <div
        id={`${id}-body`}
        role="region"
        aria-labelledby={`${id}-button`}
        data-open={isOpen || undefined}
        className="accordion-body"
      >
        <div>
          <div className="pt-1 pb-6">{item.content}</div>
        </div>
      </div>
    </div>
  )
}
