import { useSyncExternalStore } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const WifiOff = drawnIcon('wifi-off')

const FOR_SHOPPERS = 'Pages you have seen and your cart still open; prices and checkout need a connection.'

export function OfflineBanner({ text = FOR_SHOPPERS }: { text?: string }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !document.documentElement.hasAttribute('data-kept'),
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-tone-yellow px-4 py-2 text-center text-sm text-tone-yellow-text">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You are offline. {text}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
