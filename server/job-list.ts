import { sendEmailChange } from './accounts/change-email.ts'
import { sendLoginCode } from './accounts/login-code.ts'
import { sendResetLink } from './accounts/send-reset-link.ts'
import { sweepExpired } from './accounts/sweep-expired.ts'
import { sweepDesk } from './backoffice/sweep-desk.ts'
import { endSales } from './catalog/end-sales.ts'
import { tidyListingCounts } from './catalog/tidy-listing-counts.ts'
import { checkImportJob } from './imports/check-import.ts'
import { runImportJob } from './imports/run-import.ts'
import { sweepImportsJob } from './imports/sweep-imports.ts'
import { undoImportJob } from './imports/undo-import.ts'
import { remindConsultations } from './enquiries/remind-consultations.ts'
import { makePictureSizes } from './media/make-picture-sizes.ts'
import { sizeUpload } from './media/size-upload.ts'
import { dropPictureFiles } from './pictures/drop-picture-files.ts'
import { sendMail } from './mail/send-mail.ts'
import { deliverWebhookJob } from './adapters/razorpay/simulator/simulated-webhooks.ts'
import { announceArticles } from './newsletter/announce-articles.ts'
import { askForReviewJob } from './orders/ask-for-review.ts'
import { expireHoldJob } from './orders/expire-hold.ts'
import { remindUnpaidJob } from './orders/remind-unpaid.ts'
import { askAboutOrderJob } from './payments/ask-about-order.ts'
import { handleEventJob } from './payments/handle-event.ts'
import { reconcileJob } from './payments/reconcile.ts'
import { sendRefundJob } from './payments/send-refund.ts'
import { tellRestocked } from './restock/tell-restocked.ts'
import type { Job } from './jobs/job.ts'

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

/** Sheets of products. */
const importJobs = [checkImportJob, runImportJob, undoImportJob, sweepImportsJob]

/** Every kind of background work. A slice adds its own here, so that this list is the whole answer. */
export const jobList: readonly Job<never>[] = [
  sendMail,
  tidyListingCounts,
  endSales,
  makePictureSizes,
  sizeUpload,
  dropPictureFiles,
  sendResetLink,
  sendLoginCode,
  sendEmailChange,
  sweepExpired,
  sweepDesk,
  announceArticles,
  tellRestocked,
  ...importJobs,
  remindConsultations,
  ...orderJobs,
]
