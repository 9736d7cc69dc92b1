/* oxlint-disable react/iframe-missing-sandbox -- the map is of another origin: both permissions together give it nothing of ours */
import { useRef } from 'react'
import { useShop } from '#web/document/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ExternalLink, textLinkClass } from '#web/ui/action/text-link.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { DrawnMap } from './drawn-map.tsx'
import { useLivingMap } from './use-living-map.ts'

const MapIcon = drawnIcon('map')

/**
 * Our own drawing first. Nobody else learns of the visit before the visitor asks for the living map, and when that
 * cannot be reached the drawing keeps its place.
 */
export function ShowroomMap() {
  const shop = useShop()
  const { state, ask, close } = useLivingMap(embedAddress())
  const opener = useRef<HTMLButtonElement>(null)
  function putAway() {
    close()
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <div>
      <div className="relative aspect-[4/3] overflow-hidden rounded-md border border-sand bg-paper lg:aspect-[3/2]">
        {state === 'live' ? (
          <iframe
            title={`Map of ${shop.name} in ${shop.address.city}`}
            src={embedAddress()}
            sandbox="allow-scripts allow-same-origin allow-popups"
            loading="lazy"
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          <>
            <DrawnMap name={shop.name} />
            <div className="absolute inset-x-4 bottom-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm bg-paper/95 p-3 text-sm sm:inset-x-auto sm:left-4">
              <Button
                ref={opener}
                size="sm"
                icon={<MapIcon aria-hidden className="size-4" />}
                isBusy={state === 'asking'}
                onClick={ask}
              >
                {state === 'failed' ? 'Try again' : 'Show the map'}
              </Button>
              <span role="status" className="max-w-60 text-muted">
                {state === 'failed'
                  ? 'The map could not be loaded. Our sketch shows the way.'
                  : 'It comes from OpenStreetMap, which then sees your address.'}
              </span>
            </div>
          </>
        )}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <ExternalLink href={shop.mapLink} className={textLinkClass}>
          Open in a maps app
        </ExternalLink>
        {state === 'live' && (
          <button type="button" className={`min-h-6 ${textLinkClass}`} onClick={putAway}>
            Back to our sketch
          </button>
        )}
      </p>
    </div>
  )
}

const AROUND = 0.008

function embedAddress(): string {
  const shop = useShop()
  const { latitude, longitude } = shop.geo
  const box = [longitude - AROUND * 1.5, latitude - AROUND, longitude + AROUND * 1.5, latitude + AROUND]
  const params = new URLSearchParams({
    bbox: box.map((edge) => edge.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${params}`
}
