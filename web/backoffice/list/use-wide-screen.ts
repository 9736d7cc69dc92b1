import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 48rem)'

/** Below it the columns of a table have no room beside each other. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, read, () => true)
}

const read = () => matchMedia(WIDE).matches

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
