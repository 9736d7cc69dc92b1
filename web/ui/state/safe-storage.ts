/** What a store on this device can be asked. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Ends with the tab. */
export const tabStorage = safely(() => window.sessionStorage)

/** Stays on this device. */
export const deviceStorage = safely(() => window.localStorage)

/** Storage can be closed (private mode, policy) or full: then nothing is remembered, and nothing breaks. */
export function safely(open: () => Shelf): Shelf {
  return {
    getItem(key) {
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    setItem(key, value) {
      try {
        open().setItem(key, value)
      } catch (error) {
        console.warn('This browser remembers nothing:', error)
      }
    },
    removeItem(key) {
      try {
        open().removeItem(key)
      } catch {
        // Nothing was kept either.
      }
    },
  }
}

/** What is stored may have been edited by anybody: null where it cannot be read. */
export function readJson(storage: Pick<Shelf, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
