import { ButtonLink } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton, SkeletonText } from '#web/ui/message/skeleton.tsx'
import { Group } from '#web/ui/style-page/shelf.tsx'

const Armchair = drawnIcon('armchair')
const PackageOpen = drawnIcon('package-open')

export function States() {
  return (
    <Group title="States">
      <div className="grid gap-8 md:grid-cols-3">
        <EmptyState
          icon={PackageOpen}
          title="No orders found"
          text="You haven't placed any orders yet."
          headingLevel={3}
          actions={<ButtonLink href="/products">Start Shopping</ButtonLink>}
        />
        <FailedState title="Failed to load products" headingLevel={3} />
        <div>
          <Skeleton className="mb-4 aspect-[4/5] w-48" />
          <SkeletonText lines={3} />
        </div>
        <EmptyState icon={Armchair} title="Your cart is empty" headingLevel={3} isCompact />
      </div>
    </Group>
  )
}
