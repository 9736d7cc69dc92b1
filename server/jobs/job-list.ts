import { sendMail } from '#server/mail/send-mail.ts'
import type { Job } from './jobs.ts'

/** Every kind of background work. A slice adds its own here, so that this list is the whole answer. */
export const jobList: readonly Job<never>[] = [sendMail]
