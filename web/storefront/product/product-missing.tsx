import { ButtonLink } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'

const PackageX = drawnIcon('package-x')

/** The same place for a product that does not exist and for one that could not be fetched. */
function ProductMissing({ title }: { title: string }) {
  return (
    <div className="page py-section">
      <EmptyState
        icon={PackageX}
        headingLevel={1}
        title={title}
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

export const ProductNotFound = () => <ProductMissing title="Product Not Found" />

export const ProductFailed = () => <ProductMissing title="Failed to load product" />
