import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type IsoDate, isoDate, istDate } from '#domain/time/ist.ts'
import { deviceStorage } from '#web/ui/state/safe-storage.ts'

export const ROUND_PATH = '/backoffice/delivery'
/** Which van this phone drives with: opened from the side bar, the screen shows it again. */
const VAN_KEY = 'saalghar_van'
const LONGEST_VAN = 40

/** Without a van it is the shop's first, which the shop says with its answer. */
export type RoundAddress = { day: IsoDate; van: string | null }

type Change = { day?: IsoDate; van?: string }

export const todayInIndia = () => istDate(new Date())

/** Day and van stand in the address; what cannot be read there is today, and the van of last time. */
export function useRoundAddress(): RoundAddress & { open: (change: Change, replace?: boolean) => void } {
  const router = useRouter()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const day = dayOf(search['day'])
  const van = vanOf(search['van'])
  const open = useCallback(
    (change: Change, replace = false) => {
      const next = { day, van: van ?? '', ...change }
      if (next.van) deviceStorage.setItem(VAN_KEY, next.van)
      void router.navigate({ href: `${ROUND_PATH}?${new URLSearchParams(next)}`, resetScroll: false, replace })
    },
    [router, day, van],
  )
  return { day, van, open }
}

function dayOf(said: unknown): IsoDate {
  try {
    return isoDate(String(said))
  } catch {
    return todayInIndia()
  }
}

function vanOf(said: unknown): string | null {
  const named = typeof said === 'string' || typeof said === 'number' ? String(said).trim().slice(0, LONGEST_VAN) : ''
  return named || deviceStorage.getItem(VAN_KEY)
}
