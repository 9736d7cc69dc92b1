import { useId } from 'react'
import { NEWSLETTER } from '#domain/api/endpoints/content.ts'
import { joinNewsletter } from '#web/api/content.ts'
import { useApi } from '#web/api/use-api.ts'
import { BotTrap } from '#web/storefront/contact/bot-trap.tsx'
import { useEmailForm } from '#web/storefront/contact/use-email-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { controlClass } from '#web/ui/form/control-class.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const MailCheck = drawnIcon('mail-check')

export function NewsletterSignUp() {
  const api = useApi()
  const { isSending, error, answer, onSubmit, onEdit } = useEmailForm((typed) => joinNewsletter(api, typed))
  const id = useId()
  if (answer !== null)
    return (
      <p role="status" className="mt-8 flex max-w-md items-start gap-3 text-lg">
        <MailCheck aria-hidden className="mt-1 size-6 shrink-0 text-brass-light" />
        {answer}
      </p>
    )
  return (
    <form method="post" action={NEWSLETTER.join[1]} noValidate onSubmit={onSubmit} className="relative mt-8 max-w-md">
      <label htmlFor={id} className="text-sm font-semibold">
        Your email
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={onEdit}
          className={`${controlClass} w-auto min-w-0 grow basis-56`}
        />
        <Button type="submit" variant="light" isBusy={isSending}>
          Tell me
        </Button>
      </div>
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm font-medium text-paper">
          {error}
        </p>
      )}
      <BotTrap />
    </form>
  )
}
