import { Ellipsis, PackageCheck, PackageOpen, Printer, Truck } from 'lucide-react'
import { useRef, useState } from 'react'
import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { TwoStepNeeded } from '#web/backoffice/frame/two-step-needed.tsx'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { useKeys } from '#web/backoffice/keys/use-keys.ts'
import { Menu, MenuItem, MenuLine } from '#web/backoffice/parts/menu.tsx'
import { ApiError } from '#web/api/api.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { DeliverDialog } from './deliver-dialog.tsx'
import { useDeskOrder } from './order-query.ts'
import { parcelsOf, stillHere } from './parcels.ts'
import { printPaper } from './print-paper.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'

type Open = 'ship' | 'deliver' | 'cancel' | 'refund' | null

/** What can be done with this order now, by whoever looks at it. */
export function OrderActions({ order }: { order: DeskOrder }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const can = useWhatCan(order)
  const packing = usePacking(order)
  const travelling = parcelsOf(order).find(({ delivered_at }) => delivered_at === null)
  useOrderKeys(order, { can, isTravelling: travelling !== undefined, pack: packing.pack, open: setOpen })
  return (
    <>
      <ActionButtons
        order={order}
        can={can}
        isTravelling={travelling !== undefined}
        packing={packing}
        onOpen={setOpen}
      />
      <ShipDialog order={order} isOpen={open === 'ship'} onClose={close} />
      {travelling && <DeliverDialog order={order} parcel={travelling} isOpen={open === 'deliver'} onClose={close} />}
      <RefundDialog order={order} isOpen={open === 'refund'} onClose={close} />
      <CancelDialog order={order} isOpen={open === 'cancel'} onClose={close} />
    </>
  )
}

type ActionButtonsProps = {
  order: DeskOrder
  can: ReturnType<typeof useWhatCan>
  isTravelling: boolean
  packing: ReturnType<typeof usePacking>
  onOpen: (open: Open) => void
}

function ActionButtons({ order, can, isTravelling, packing, onOpen }: ActionButtonsProps) {
  const isPacked = order.packed_at !== null
  return (
    <>
      {can.pack && <PackButton isPacked={isPacked} {...packing} />}
      {can.ship && (
        <Button
          size="sm"
          variant={isPacked ? 'primary' : 'secondary'}
          icon={<Truck aria-hidden className="size-4" />}
          onClick={() => onOpen('ship')}
        >
          Ship
        </Button>
      )}
      {isTravelling && (
        <Button size="sm" variant={can.ship ? 'secondary' : 'primary'} onClick={() => onOpen('deliver')}>
          Delivered
        </Button>
      )}
      {can.refund && (
        <Button size="sm" variant="secondary" onClick={() => onOpen('refund')}>
          Refund
        </Button>
      )}
      {can.needsTwoStep && <TwoStepNeeded what="Refunding or cancelling" />}
      <MoreMenu order={order} onCancel={can.cancel ? () => onOpen('cancel') : null} />
    </>
  )
}

function PackButton({ isPacked, isPacking, pack }: { isPacked: boolean } & ReturnType<typeof usePacking>) {
  const Icon = isPacked ? PackageOpen : PackageCheck
  return (
    <Button
      size="sm"
      variant={isPacked ? 'quiet' : 'primary'}
      isBusy={isPacking}
      icon={<Icon aria-hidden className="size-4" />}
      onClick={() => void pack()}
    >
      {isPacked ? 'Unpack' : 'Pack'}
    </Button>
  )
}

type Keys = {
  can: ReturnType<typeof useWhatCan>
  isTravelling: boolean
  pack: () => Promise<void>
  open: (open: Open) => void
}

function useOrderKeys(order: DeskOrder, { can, isTravelling, pack, open }: Keys): void {
  const bindings = [
    { when: can.pack, key: 'p', label: order.packed_at ? 'Unpack' : 'Pack', onPress: () => void pack() },
    { when: can.ship, key: 's', label: 'Ship', onPress: () => open('ship') },
    { when: isTravelling, key: 'd', label: 'Delivered', onPress: () => open('deliver') },
    { when: can.refund, key: 'r', label: 'Refund', onPress: () => open('refund') },
  ]
  useKeys(
    'Order',
    bindings.filter(({ when }) => when),
  )
}

function useWhatCan(order: DeskOrder) {
  const { may, lacksTwoStep } = useStaff()
  const isInHouse = order.status === 'processing'
  const isShut = lacksTwoStep('refund_payments')
  const mayPay = may('refund_payments') && !isShut
  return {
    pack: isInHouse && order.shipments.length === 0,
    ship: isInHouse && stillHere(order).length > 0,
    refund: mayPay && order.desk.refundable > 0,
    cancel: mayPay && order.desk.cancellation !== null,
    needsTwoStep: isShut && (order.desk.refundable > 0 || order.desk.cancellation !== null),
  }
}

/** How long a changed button takes no press: the second of a double one is not meant for what it says now. */
const DOUBLE_PRESS_MS = 500

/** Packing is one press and can be taken back, so nothing is asked first. */
function usePacking(order: DeskOrder) {
  const { api, keep } = useDeskOrder(order.id)
  const [isPacking, setIsPacking] = useState(false)
  const isUnderWay = useRef(false)
  const packed = order.packed_at === null
  const pack = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsPacking(true)
    const body = { packed, version: order.version }
    try {
      await keep(call(api, ORDER_DESK.pack, { params: { id: order.id }, body }))
      notice({ title: packed ? 'Packed' : 'Unpacked', tone: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice({ title: error.message, tone: 'error' })
    } finally {
      setIsPacking(false)
      setTimeout(() => (isUnderWay.current = false), DOUBLE_PRESS_MS)
    }
  }
  return { isPacking, pack }
}

function MoreMenu({ order, onCancel }: { order: DeskOrder; onCancel: (() => void) | null }) {
  const { api } = useDeskOrder(order.id)
  const hasInvoice = order.documents.some(({ kind }) => kind === 'invoice')
  const icon = <Printer aria-hidden />
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" variant="quiet" icon={<Ellipsis aria-hidden className="size-4" />}>
          More
        </Button>
      }
    >
      <MenuItem icon={icon} onSelect={() => void printPaper(api, 'slips', [order.id])}>
        Packing slip
      </MenuItem>
      <MenuItem icon={icon} onSelect={() => void printPaper(api, 'labels', [order.id])}>
        Label
      </MenuItem>
      <MenuItem icon={icon} isDisabled={!hasInvoice} onSelect={() => void printPaper(api, 'invoices', [order.id])}>
        Invoice
      </MenuItem>
      {onCancel && (
        <>
          <MenuLine />
          <MenuItem onSelect={onCancel}>Cancel the order</MenuItem>
        </>
      )}
    </Menu>
  )
}
