/** When something stands on the page: while it is switched on, from its first moment on, until its last. */
export type Schedule = {
  readonly isOn: boolean
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

export type ScheduleState = 'on' | 'off' | 'later' | 'over'

export function scheduleState({ isOn, startsAt, endsAt }: Schedule, now: Date): ScheduleState {
  if (!isOn) return 'off'
  if (endsAt !== null && endsAt <= now) return 'over'
  return startsAt !== null && startsAt > now ? 'later' : 'on'
}

export const isOnAt = (schedule: Schedule, now: Date): boolean => scheduleState(schedule, now) === 'on'

/** The moments ahead at which one of them comes or goes by itself. */
export function turnsAfter(all: readonly Schedule[], now: Date): Date[] {
  return all
    .filter(({ isOn }) => isOn)
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((at): at is Date => at !== null && at > now)
}

export const SCHEDULE_WORDS: Readonly<Record<ScheduleState, string>> = {
  on: 'Shown now',
  off: 'Off',
  later: 'Comes later',
  over: 'Over',
}

export const ENDS_AFTER_TEXT = 'It cannot end before it begins'
