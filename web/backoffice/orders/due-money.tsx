import { useState } from 'react'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { LinkDialog, TakeDialog } from './take-dialogs.tsx'

/** Of an order that is paid in part: what has come in, what is due, and the ways to take it. */
export function DueMoney({ order }: { order: DeskOrder }) {
  const [open, setOpen] = useState<'take' | 'link' | null>(null)
  const { paid, due, link, is_pickup: isPickup } = order.desk
  if (due === 0 || paid === 0) return null
  const isLinked = link?.status === 'created'
  const close = () => setOpen(null)
  return (
    <div className="mb-5 rounded-sm bg-tone-orange px-4 py-3 text-tone-orange-text">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <Money amount={paid} /> paid, <Money amount={due} className="font-semibold" /> due
          <span className="block text-sm">
            {isPickup
              ? 'To be paid before the pieces are handed over.'
              : 'To be paid before, or collected at the door.'}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setOpen('take')}>
            Take the money
          </Button>
          {!isLinked && (
            <Button size="sm" variant="secondary" onClick={() => setOpen('link')}>
              Make a link
            </Button>
          )}
        </div>
      </div>
      {isLinked && <OpenLink link={link} />}
      <TakeDialog order={order} isOpen={open === 'take'} onClose={close} />
      <LinkDialog order={order} isOpen={open === 'link'} onClose={close} />
    </div>
  )
}

function OpenLink({ link }: { link: NonNullable<DeskOrder['desk']['link']> }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-current/20 pt-3 text-sm">
      <p className="min-w-0 break-all">
        A link for <Money amount={link.amount} /> holds until {momentText(link.expires_at)}:{' '}
        <a href={link.url} target="_blank" rel="noreferrer" className="underline">
          {link.url}
        </a>
      </p>
      <CopyButton size="sm" text={link.url}>
        Copy the link
      </CopyButton>
    </div>
  )
}
