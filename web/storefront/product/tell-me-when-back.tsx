import type { Product, Variant } from '#domain/api/catalog.ts'
import { RESTOCK } from '#domain/api/endpoints/restock.ts'
import { pathOf } from '#web/api/call.ts'
import { askForRestock } from '#web/api/restock.ts'
import { useApi } from '#web/api/use-api.ts'
import { BotTrap } from '#web/storefront/contact/bot-trap.tsx'
import { useEmailForm } from '#web/storefront/contact/use-email-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const MailCheck = drawnIcon('mail-check')

type TellMeWhenBackProps = { product: Product; variant: Variant | null }

/** For what is sold out, in the colour that was chosen: one mail when it can be bought again. */
export function TellMeWhenBack({ product, variant }: TellMeWhenBackProps) {
  const api = useApi()
  const colour = variant ? { color: variant.color } : {}
  const { isSending, error, answer, onSubmit, onEdit } = useEmailForm((typed) =>
    askForRestock(api, product.id, { ...typed, ...colour }),
  )
  if (answer !== null)
    return (
      <p role="status" className="mt-5 flex items-start gap-2.5 font-semibold">
        <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        {answer}
      </p>
    )
  return (
    <form
      method="post"
      action={pathOf(RESTOCK.ask[1], { id: product.id })}
      noValidate
      onSubmit={onSubmit}
      className="relative mt-5 rounded-sm bg-linen p-4"
    >
      {variant && <input type="hidden" name="color" value={variant.color} />}
      <div className="flex flex-wrap items-end gap-2">
        <TextInput
          label={variant ? `Tell me when it is back in ${variant.color}` : 'Tell me when it is back'}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Your email"
          error={error}
          onChange={onEdit}
          className="min-w-0 grow basis-56"
        />
        <Button type="submit" isBusy={isSending}>
          Tell me
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">One mail, nothing else.</p>
      <BotTrap />
    </form>
  )
}
