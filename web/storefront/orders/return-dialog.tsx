import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { RETURN_FIGURES } from '#domain/content/policies.ts'
import { ApiError, type Success } from '#web/api/api.ts'
import type { Order } from '#web/api/orders.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { PhotoPicker } from './photo-picker.tsx'

const REASONS = [
  { value: 'defective', label: 'It is damaged or faulty', hint: 'Collected free of charge, refunded in full' },
  { value: 'seller_error', label: 'It is not what I ordered', hint: 'Collected free of charge, refunded in full' },
  {
    value: 'changed_mind',
    label: 'I changed my mind',
    hint: `${RETURN_FIGURES.restockingFee} restocking fee and ${RETURN_FIGURES.returnShipping} return shipping apply`,
  },
] as const
type Reason = (typeof REASONS)[number]['value']

export function ReturnDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const form = useReturnForm(order, onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Return items"
      description={`Within ${RETURN_FIGURES.windowDays} days of delivery. We answer within 24 hours.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form="return-form" isBusy={form.isBusy}>
            Request return
          </Button>
        </>
      }
    >
      <form id="return-form" noValidate onSubmit={(event) => void form.submit(event)} className="space-y-6">
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">Which pieces?</legend>
          {order.items.map((item) => (
            <Checkbox
              key={item.id}
              label={`${item.product_name} (${item.quantity})`}
              checked={form.chosen.includes(item.id)}
              onChange={() => form.toggle(item.id)}
            />
          ))}
        </fieldset>
        <RadioGroup legend="Why?" name="reason" options={REASONS} value={form.reason} onChange={form.setReason} />
        <Textarea
          label="What is wrong?"
          isRequired={false}
          rows={3}
          maxLength={2000}
          value={form.detail}
          onChange={(event) => form.setDetail(event.target.value)}
        />
        <PhotoPicker photos={form.photos} onChange={form.setPhotos} />
        {form.problem && (
          <p role="alert" className="text-sm font-medium text-terracotta-deep">
            {form.problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}

function useReturnForm(order: Order, onClose: () => void) {
  const { api } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<number[]>(order.items.length === 1 ? order.items.map((item) => item.id) : [])
  const [reason, setReason] = useState<Reason | null>(null)
  const [detail, setDetail] = useState('')
  const [photos, setPhotos] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const toggle = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen.length === 0) return setProblem('Please choose what you want to return.')
    if (!reason) return setProblem('Please choose a reason.')
    setIsBusy(true)
    try {
      const items = order.items
        .filter((item) => chosen.includes(item.id))
        .map((item) => ({ order_item_id: item.id, quantity: item.quantity }))
      const { message } = await api.send<Success<unknown>>('POST', `/api/orders/${order.id}/returns`, { items, reason, detail, photos })
      toast.success(message ?? 'Your return has been requested.')
      await queryClient.invalidateQueries({ queryKey: ['orders'] })
      onClose()
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'The return could not be requested. Please try again.')
    }
    setIsBusy(false)
  }

  return { chosen, toggle, reason, setReason, detail, setDetail, photos, setPhotos, problem, isBusy, submit }
}
