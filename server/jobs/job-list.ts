import { sendEmailChange } from '#server/accounts/change-email.ts'
import { sendLoginCode } from '#server/accounts/login-code.ts'
import { sendResetLink } from '#server/accounts/send-reset-link.ts'
import { sweepExpired } from '#server/accounts/sweep-expired.ts'
import { endSales } from '#server/catalog/end-sales.ts'
import { tidyListingCounts } from '#server/catalog/tidy-listing-counts.ts'
import { makePictureSizes } from '#server/media/make-picture-sizes.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { deliverWebhookJob } from '#server/adapters/razorpay/simulator/simulated-webhooks.ts'
import { announceArticles } from '#server/newsletter/announce-articles.ts'
import { askForReviewJob } from '#server/orders/ask-for-review.ts'
import { expireHoldJob } from '#server/orders/expire-hold.ts'
import { remindUnpaidJob } from '#server/orders/remind-unpaid.ts'
import { askAboutOrderJob } from '#server/payments/ask-about-order.ts'
import { handleEventJob } from '#server/payments/handle-event.ts'
import { reconcileJob } from '#server/payments/reconcile.ts'
import { sendRefundJob } from '#server/payments/send-refund.ts'
import { tellRestocked } from '#server/restock/tell-restocked.ts'
import type { Job } from './job.ts'

/** Orders, and the money that belongs to them. */
const orderJobs = [
  expireHoldJob,
  remindUnpaidJob,
  askForReviewJob,
  askAboutOrderJob,
  handleEventJob,
  reconcileJob,
  sendRefundJob,
  deliverWebhookJob,
]

/** Every kind of background work. A slice adds its own here, so that this list is the whole answer. */
export const jobList: readonly Job<never>[] = [
  sendMail,
  tidyListingCounts,
  endSales,
  makePictureSizes,
  sendResetLink,
  sendLoginCode,
  sendEmailChange,
  sweepExpired,
  announceArticles,
  tellRestocked,
  ...orderJobs,
]
