import { useRef, useState } from 'react'
import type { RoundJson } from '#domain/api/delivery.ts'
import { DELIVERY } from '#domain/api/endpoints/delivery.ts'
import { moveStop } from '#domain/delivery/order-stops.ts'
import { ApiError } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { notice } from '#web/ui/message/notice.ts'
import type { Round } from './round-query.ts'

/** The new order shows at once and is saved behind it; quick presses become one saving, so that nobody overtakes themselves. */
export function useStopOrder({ api, show, latest, refresh }: Round, round: RoundJson) {
  const [wanted, setWanted] = useState<readonly number[] | null>(null)
  const next = useRef<readonly number[] | null>(null)
  const isSaving = useRef(false)
  const saved = round.stops.map(({ id }) => id)
  const order = wanted ?? saved

  async function save(): Promise<void> {
    if (isSaving.current) return
    isSaving.current = true
    try {
      while (next.current) {
        const stops = [...next.current]
        next.current = null
        const { id, version } = latest() ?? round
        show(await dataOf(call(api, DELIVERY.order, { params: { id: id ?? 0 }, body: { stops, version } })))
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      next.current = null
      notice({ title: 'The order of the stops was not saved', description: error.message, tone: 'error' })
      await refresh()
    } finally {
      isSaving.current = false
      setWanted(null)
    }
  }

  const move = (from: number, to: number) => {
    const moved = moveStop(next.current ?? order, from, to)
    if (moved === order) return
    next.current = moved
    setWanted(moved)
    void save()
  }
  const stops = order.flatMap((id) => round.stops.filter((stop) => stop.id === id))
  return { stops, move }
}
