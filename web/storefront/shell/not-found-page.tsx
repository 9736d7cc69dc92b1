import { ButtonLink } from '#web/ui/action/button.tsx'
import { LostRoom } from '#web/storefront/shell/lost-room.tsx'

export function NotFoundPage() {
  return (
    <section className="page grid items-center gap-10 py-section md:grid-cols-2">
      <LostRoom className="mx-auto w-full max-w-md md:order-last" />
      <div className="max-md:text-center">
        <p className="caps mb-4 text-brass-deep">404</p>
        <h1 className="text-title tracking-tighter">Oops! Page not found</h1>
        <p className="mt-4 max-w-prose text-lead text-muted">
          This corner of the house is empty. The address may have changed, or the piece that stood here has found a
          home.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-md:justify-center">
          <ButtonLink href="/" size="lg">
            Return to Home
          </ButtonLink>
          <ButtonLink href="/products" size="lg" variant="secondary">
            Browse the shop
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
