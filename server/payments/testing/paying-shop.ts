import { deliverWebhookJob } from '#server/adapters/razorpay/simulator/simulated-webhooks.ts'
import type { Web, WebBundle } from '#server/pages/web-bundle.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { buyerMoves, deliverByHand } from './buyer-moves.ts'

/** A shop with the simulated provider beside it, and the moves of a buyer. */
export async function payingShop() {
  const shop = await testShop({ deps: { web: mailOnly() } })
  deliverByHand(shop.deps, deliverWebhookJob.name)
  return { ...shop, ...buyerMoves(shop) }
}

/** No page is looked at here, so only the mails are loaded. */
function mailOnly(): Web {
  const mails = '#web/mail/render-mail.tsx'
  return {
    bundle: async () => (await import(/* @vite-ignore */ mails)) as WebBundle,
    renderPage: () => Promise.reject(new Error('This shop has no pages')),
  }
}
