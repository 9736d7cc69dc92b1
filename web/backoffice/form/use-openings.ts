import { useState } from 'react'

/** How often it was opened: as a key, it makes every opening begin anew while the closing one may still fade. */
export function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: 0 })
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + (isOpen ? 1 : 0) })
  return seen.count
}
