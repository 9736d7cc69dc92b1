import { useState } from 'react'

/** Small, and of the same house as the map: when it comes, the map comes too. A frame does not say that it failed. */
const SIGN_OF_LIFE = 'https://www.openstreetmap.org/favicon.ico'
const PATIENCE_MS = 12_000

type MapState = 'sketch' | 'asking' | 'live' | 'failed'

export function useLivingMap(): { state: MapState; ask: () => void } {
  const [state, setState] = useState<MapState>('sketch')
  function ask() {
    setState('asking')
    void answers(SIGN_OF_LIFE).then((isThere) => setState(isThere ? 'live' : 'failed'))
  }
  return { state, ask }
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const sign = new Image()
    sign.referrerPolicy = 'no-referrer'
    sign.onload = () => resolve(true)
    sign.onerror = () => resolve(false)
    setTimeout(() => resolve(false), PATIENCE_MS)
    sign.src = address
  })
}
