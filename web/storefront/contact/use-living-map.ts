import { useState } from 'react'

const PATIENCE_MS = 12_000

type MapState = 'sketch' | 'asking' | 'live' | 'failed'

/**
 * A frame does not say that it failed, so its address is asked first, and only if somebody answers it is shown. What they answer, nobody
 * tells us: the visitor can put it away.
 */
export function useLivingMap(address: string): { state: MapState; ask: () => void; close: () => void } {
  const [state, setState] = useState<MapState>('sketch')
  function ask() {
    setState('asking')
    void answers(address).then((isThere) => setState(isThere ? 'live' : 'failed'))
  }
  return { state, ask, close: () => setState('sketch') }
}

async function answers(address: string): Promise<boolean> {
  const question = { mode: 'no-cors', referrerPolicy: 'no-referrer', signal: AbortSignal.timeout(PATIENCE_MS) } as const
  return fetch(address, question).then(
    () => true,
    () => false,
  )
}
