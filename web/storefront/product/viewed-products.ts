const KEY = 'saalghar_viewed'
const MOST = 12

/** Ids of products, the latest first. What is stored may be anything: only whole numbers count. */
export function readViewed(storage: Pick<Storage, 'getItem'> | null = openStorage()): number[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, MOST)
      : []
  } catch {
    return []
  }
}

export function rememberViewed(id: number, storage: Pick<Storage, 'getItem' | 'setItem'> | null = openStorage()): void {
  try {
    const others = readViewed(storage).filter((each) => each !== id)
    storage?.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST)))
  } catch {
    // Nobody misses a list that could not be kept.
  }
}

function openStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
