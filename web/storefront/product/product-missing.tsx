import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'

const PackageX = drawnIcon('package-x')

/** The same words for a product that does not exist and for one that could not be fetched; only the latter is asked for again. */
function ProductMissing({ title, children }: { title: string; children: ReactNode }) {
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
            {children}
          </>
        }
      />
    </div>
  )
}

export const ProductNotFound = () => (
  <ProductMissing title="Product Not Found">
    <ButtonLink href="/products" variant="secondary">
      Browse the shop
    </ButtonLink>
  </ProductMissing>
)

export const ProductFailed = () => (
  <ProductMissing title="Failed to load product">
    <Button variant="secondary" onClick={() => location.reload()}>
      Try again
    </Button>
  </ProductMissing>
)
