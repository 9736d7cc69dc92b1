import { Button } from '#web/ui/action/button.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { Listing } from './use-listing.ts'

type FilterDrawerProps = { listing: Listing; isOpen: boolean; onClose: () => void }

export function FilterDrawer({ listing, isOpen, onClose }: FilterDrawerProps) {
  const total = listing.result.data?.total
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
      footer={
        <Button isBlock onClick={onClose}>
          {total === undefined ? 'Show products' : `Show ${total} products`}
        </Button>
      }
    >
      <FilterPanel listing={listing} />
    </Drawer>
  )
}
