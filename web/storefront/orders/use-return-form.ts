import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ReturnReason } from '#domain/orders/return-policy.ts'
import { ApiError } from '#web/api/api.ts'
import { type Order, requestReturn, type WantedReturn } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'
import { toast } from '#web/ui/message/toast.ts'

type Errors = { items?: string | undefined; reason?: string | undefined }

export function useReturnForm(order: Order, onClose: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [quantities, setQuantities] = useState<Record<number, number>>(() => onlyChoice(order))
  const [reason, setReason] = useState<ReturnReason | null>(null)
  const [detail, setDetail] = useState('')
  const [photos, setPhotos] = useState<string[]>([])
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const items = Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ order_item_id: Number(id), quantity }))
  const wanted: WantedReturn | null = reason && items.length > 0 ? { items, reason } : null

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setProblem(null)
    setErrors({
      items: items.length === 0 ? 'Please choose what you want to return.' : undefined,
      reason: reason ? undefined : 'Please choose a reason.',
    })
    const wrong = items.length === 0 ? '[type=checkbox]:enabled' : '[name=reason]'
    if (!wanted) return event.currentTarget.querySelector<HTMLInputElement>(wrong)?.focus()
    setIsBusy(true)
    try {
      const { data } = await requestReturn(api, order.id, { ...wanted, detail: detail.trim(), photos })
      toast.success('Your return has been requested.', `Its number is ${data.number}.`)
      onClose()
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'The return could not be requested. Please try again.')
    }
    setIsBusy(false)
    await queryClient.invalidateQueries({ queryKey: ['orders'] })
  }

  return {
    quantities,
    setQuantity(itemId: number, quantity: number) {
      setQuantities((before) => ({ ...before, [itemId]: quantity }))
      setErrors((before) => ({ ...before, items: undefined }))
    },
    reason,
    setReason(next: ReturnReason) {
      setReason(next)
      setErrors((before) => ({ ...before, reason: undefined }))
    },
    detail,
    setDetail,
    photos,
    setPhotos,
    wanted,
    errors,
    problem,
    isBusy,
    submit,
  }
}

function onlyChoice({ items }: Order): Record<number, number> {
  const [item, another] = items.filter(({ returnable_quantity }) => returnable_quantity > 0)
  return item && !another ? { [item.id]: item.returnable_quantity } : {}
}
