import type { FastifyReply } from 'fastify'
import { type IsoDate, istDate } from '#domain/time/ist.ts'
import type { Deps } from '#server/deps.ts'
import { readSettings } from '#server/facts/read-settings.ts'
import { refuse, success } from '#server/http/reply.ts'
import { presentRound } from './delivery.present.ts'
import { roundNotFound } from './delivery-refusals.ts'
import { countWaiting } from './parcels.store.ts'
import { selectRound } from './rounds.store.ts'
import { selectDay, selectStopsOf } from './stops.store.ts'

/** The round of a day: of the van asked for, else of our first. */
export async function roundOf({ db, clock }: Deps, day: IsoDate, asked?: string) {
  const waiting = countWaiting(db, { day, today: istDate(clock.now()) })
  const [rounds, due, settings] = await Promise.all([selectDay(db, day), waiting, readSettings(db)])
  const ownVans = settings.vans.names
  const van = asked ?? ownVans[0]
  const round = rounds.find((one) => one.van === van)
  return presentRound({ day, van, rounds, ownVans, due, stops: round ? await selectStopsOf(db, round.id) : [] })
}

export async function showRound(deps: Deps, reply: FastifyReply, id: number) {
  const round = await selectRound(deps.db, id)
  return round ? success(await roundOf(deps, round.day, round.van)) : refuse(reply, roundNotFound)
}
