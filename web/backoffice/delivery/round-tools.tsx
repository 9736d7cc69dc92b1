import { EllipsisVertical, PackagePlus, Printer, Repeat2, Truck } from 'lucide-react'
import { useState } from 'react'
import type { RoundJson } from '#domain/api/delivery.ts'
import { DELIVERY } from '#domain/api/endpoints/delivery.ts'
import { call, dataOf, pathOf } from '#web/api/call.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { fetchPaper } from '#web/backoffice/orders/print-paper.ts'
import { Menu, MenuItem } from '#web/backoffice/parts/menu.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { AddParcels } from './add-parcels.tsx'
import { ChangeVan } from './change-van.tsx'
import { todayInIndia } from './round-address.ts'
import type { Round } from './round-query.ts'

type RoundToolsProps = {
  round: Round
  plan: RoundJson
  onVan: (van: string) => void
  onLeft: (behind: LeftBehind) => void
}
export type LeftBehind = readonly { order_number: string; message: string }[]

/** What is done with the whole round, while there is a network. */
export function RoundTools({ round, plan, onVan, onLeft }: RoundToolsProps) {
  const [open, setOpen] = useState<'add' | 'leave' | 'van' | null>(null)
  const close = () => setOpen(null)
  const today = todayInIndia()
  const here = plan.stops.filter(({ state }) => state === 'here').length
  const print = () =>
    fetchPaper(round.api, pathOf(DELIVERY.sheet[1], { id: plan.id ?? 0 }), `delivery-${plan.day}-${plan.van}.pdf`)
  return (
    <>
      {plan.day >= today && (
        <Button icon={<PackagePlus aria-hidden className="size-4" />} onClick={() => setOpen('add')}>
          Add parcels{plan.due > 0 && <span className="figures"> ({plan.due} due)</span>}
        </Button>
      )}
      {here > 0 && plan.day === today && (
        <Button variant="secondary" icon={<Truck aria-hidden className="size-4" />} onClick={() => setOpen('leave')}>
          Van leaves
        </Button>
      )}
      {plan.stops.length > 0 && (
        <Menu
          align="end"
          trigger={<IconButton label="More for this round" icon={EllipsisVertical} variant="outlined" />}
        >
          <MenuItem icon={<Printer aria-hidden />} onSelect={() => void print()}>
            Print sheet
          </MenuItem>
          {plan.day >= today && (
            <MenuItem icon={<Repeat2 aria-hidden />} onSelect={() => setOpen('van')}>
              Another van
            </MenuItem>
          )}
        </Menu>
      )}
      <AddParcels round={round} plan={plan} isOpen={open === 'add'} onClose={close} />
      <ChangeVan round={round} plan={plan} isOpen={open === 'van'} onClose={close} onChanged={onVan} />
      <ConfirmAction
        isOpen={open === 'leave'}
        onClose={close}
        title={`${plan.van} leaves?`}
        words={
          here === 1
            ? 'The order that still stands here is marked as shipped, and its buyer is told by mail.'
            : `The ${here} orders that still stand here are marked as shipped, and their buyers are told by mail.`
        }
        confirmLabel="The van leaves"
        busyLabel="Marking..."
        onConfirm={async () => {
          const body = { version: plan.version }
          const { refused, ...left } = await dataOf(
            call(round.api, DELIVERY.leave, { params: { id: plan.id ?? 0 }, body }),
          )
          round.show(left)
          onLeft(refused)
        }}
      />
    </>
  )
}
