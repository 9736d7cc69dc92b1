import { ButtonLink } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'

const PackageX = drawnIcon('package-x')

export function ProductNotFound() {
  return (
    <div className="page py-section">
      <EmptyState
        icon={PackageX}
        headingLevel={1}
        title="Product Not Found"
        text="The product you're looking for doesn't exist."
        actions={
          <>
            <ButtonLink href="/">Back to Home</ButtonLink>
            <ButtonLink href="/products" variant="secondary">
              Browse the shop
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}

/** It may well exist: nobody is told that it does not. */
export function ProductFailed() {
  return (
    <div className="page py-section">
      <FailedState
        headingLevel={1}
        title="Failed to load product"
        text={
          <>
            It could not be fetched just now. Please try again in a moment, or go{' '}
            <TextLink href="/">back to Home</TextLink>.
          </>
        }
      />
    </div>
  )
}
