import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/action/button.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { Listing } from './use-listing.ts'

type FilterDrawerProps = { listing: Listing; isOpen: boolean; onClose: () => void }

export function FilterDrawer({ listing, isOpen, onClose }: FilterDrawerProps) {
  const panel = useRef<HTMLDivElement>(null)
  const total = listing.result.data?.total
  const show = () => {
    const forms = [...(panel.current?.querySelectorAll('form') ?? [])]
    for (const form of forms) if (isTyped(form, listing)) flushSync(() => form.requestSubmit())
    if (!panel.current?.querySelector('[aria-invalid=true]')) onClose()
  }
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
      footer={
        <Button isBlock onClick={show}>
          {total === undefined ? 'Show products' : `Show ${total} products`}
        </Button>
      }
    >
      <div ref={panel}>
        <FilterPanel listing={listing} />
      </div>
    </Drawer>
  )
}

/** Whether a box holds what its form has not applied yet. What is ticked or chosen has opened its listing by itself. */
const isTyped = (form: HTMLFormElement, { query }: Listing) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=text]')].some(
    ({ name, value, defaultValue }) => value.trim() !== (name === 'search' ? query.search : defaultValue),
  )
