import { sendEmailChange } from '#server/accounts/change-email.ts'
import { sendLoginCode } from '#server/accounts/login-code.ts'
import { sendResetLink } from '#server/accounts/send-reset-link.ts'
import { sweepExpired } from '#server/accounts/sweep-expired.ts'
import { tidyListingCounts } from '#server/catalog/tidy-listing-counts.ts'
import { makePictureSizes } from '#server/media/make-picture-sizes.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import type { Job } from './jobs.ts'

/** Every kind of background work. A slice adds its own here, so that this list is the whole answer. */
export const jobList: readonly Job<never>[] = [sendMail, tidyListingCounts, makePictureSizes, sendResetLink, sendLoginCode, sendEmailChange, sweepExpired]
