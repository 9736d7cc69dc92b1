import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RoundJson } from '#domain/api/delivery.ts'
import { DELIVERY } from '#domain/api/endpoints/delivery.ts'
import { type Api, ApiError } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { type Driver, storeRound, readStoredRound } from './stored-rounds.ts'
import { type RoundAddress, todayInIndia } from './round-address.ts'

/** `keptAt` is null for what the shop has just said. */
export type SeenRound = { round: RoundJson; driver: Driver | null; keptAt: string | null }

const PATIENCE_MS = 5000
const keyOf = ({ day, van }: { day: string; van: string | null }) => ['backoffice', 'round', day, van]

/** From the shop; where it does not answer, or not in time, as this phone has kept it. */
const roundQuery = (api: Api, { day, van }: RoundAddress, driver: Driver | null) =>
  queryOptions({
    queryKey: keyOf({ day, van }),
    queryFn: async (): Promise<SeenRound> => {
      const fresh = fetchRound(api, { day, van }, driver)
      try {
        return await Promise.race([fresh, keptAfterWaiting(day, van, fresh)])
      } catch (error) {
        const kept = isOutOfReach(error) ? await readStoredRound(day, van) : null
        if (kept) return kept
        throw error
      }
    },
    staleTime: 0,
    retry: false,
  })

async function fetchRound(api: Api, { day, van }: RoundAddress, driver: Driver | null): Promise<SeenRound> {
  const round = await dataOf(call(api, DELIVERY.round, { query: van === null ? { day } : { day, van } }))
  const known = driver ?? (await readStoredRound(day, round.van))?.driver ?? null
  if (known) await storeRound({ round, driver: known, keptAt: new Date().toISOString() }, todayInIndia())
  return { round, driver: known, keptAt: null }
}

async function keptAfterWaiting(day: string, van: string | null, fresh: Promise<SeenRound>): Promise<SeenRound> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  return (await readStoredRound(day, van)) ?? fresh
}

const isOutOfReach = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** `driver` is who is logged in; without network it is who was when the round was kept. */
export function useRound(address: RoundAddress, driver: Driver | null) {
  const api = useApi()
  const queryClient = useQueryClient()
  const result = useQuery(roundQuery(api, address, driver))
  const show = (round: RoundJson) => {
    const seen: SeenRound = { round, driver, keptAt: null }
    queryClient.setQueryData(keyOf(round), seen)
    if (driver) void storeRound({ round, driver, keptAt: new Date().toISOString() }, todayInIndia())
  }
  const latest = () => queryClient.getQueryData<SeenRound>(keyOf(address))?.round
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['backoffice', 'round'] })
  return { api, ...result, show, latest, refresh }
}

export type Round = ReturnType<typeof useRound>
