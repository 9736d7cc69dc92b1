import { deviceStorage, readJson } from '#web/ui/state/safe-storage.ts'

const KEY = 'saalghar_viewed'
const MOST = 12

/** Ids of products, the latest first. What is stored may be anything: only whole numbers count. */
export function readViewed(): number[] {
  const stored = readJson(deviceStorage, KEY)
  if (!Array.isArray(stored)) return []
  return stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, MOST)
}

export function rememberViewed(id: number): void {
  const others = readViewed().filter((each) => each !== id)
  deviceStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST)))
}
