import { useRouterState } from '@tanstack/react-router'
import { useShop } from '#web/document/use-shop.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { textLinkClass } from '#web/ui/action/text-link.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const RotateCw = drawnIcon('rotate-cw')

/** Code that failed is asked for anew only by a page that is loaded anew: the router's `reset` shows the same failure again. */
export function ErrorView({ error }: { error: unknown }) {
  const shop = useShop()
  const isAtDesk = useRouterState({ select: ({ location }) => location.pathname.startsWith('/backoffice') })
  const requestId = requestIdOf(error)
  return (
    <section role="alert" className="page flex flex-col items-center py-section text-center">
      <p className="caps mb-4 text-terracotta">Our fault, not yours</p>
      <h1 className="text-title tracking-tighter">Something went wrong</h1>
      <p className="mt-4 max-w-prose text-lead text-muted">
        We could not show this page. {!isAtDesk && 'Your cart is safe. '}Please try again in a moment.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button size="lg" icon={<RotateCw aria-hidden className="size-4.5" />} onClick={reload}>
          Try again
        </Button>
        <ButtonLink href="/" size="lg" variant="secondary">
          Back to Home
        </ButtonLink>
      </div>
      <p className="mt-10 text-sm text-muted">
        If it happens again, write to{' '}
        <a href={`mailto:${shop.email}`} className={textLinkClass}>
          {shop.email}
        </a>
        {requestId && (
          <>
            {' '}
            and quote <code className="rounded-sm bg-linen px-1.5 py-0.5 text-ink">{requestId}</code>
          </>
        )}
        .
      </p>
    </section>
  )
}

/** Answers of the shop's API carry the number under which the server logged the request. */
export function requestIdOf(error: unknown): string | null {
  const id = typeof error === 'object' && error !== null && 'requestId' in error ? error.requestId : null
  return typeof id === 'string' && id !== '' ? id : null
}

function reload() {
  location.reload()
}
