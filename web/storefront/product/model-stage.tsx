import '@google/model-viewer'
import type { ModelViewerElement } from '@google/model-viewer'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon, type IconType } from '#web/ui/icon/icon.tsx'
import { sceneViewerLink } from './scene-viewer-link.ts'

export type ModelStageProps = { src: string; name: string; colour: string; onWall: boolean }

/** The colour in which the studio built the piece, where the chosen one has no name of its own there. */
const USUAL_COLOUR = 'usual'
const TURN = Math.PI / 6

/** Google's model-viewer: it turns by hand, finger and arrow keys, speaks to screen readers, and knows WebXR and Quick Look. */
export function ModelStage({ src, name, colour, onWall }: ModelStageProps) {
  const { ref, viewer, state } = useViewer(src)
  const known = viewer?.availableVariants ?? []
  const wanted = colour.toLowerCase()
  const variant = known.length === 0 ? undefined : known.includes(wanted) ? wanted : USUAL_COLOUR
  if (state === 'failed')
    return <Words>The piece could not be drawn in 3D. Go back to its pictures, or try again later.</Words>
  return (
    <>
      <model-viewer
        ref={ref}
        class="min-h-0 w-full grow"
        src={src}
        alt={`${name} in ${colour}, to be turned around`}
        variant-name={variant}
        camera-controls
        camera-orbit="-32deg 72deg 105%"
        touch-action="pan-y"
        interaction-prompt="none"
        shadow-intensity="0.9"
        shadow-softness="0.9"
        exposure="1.05"
        ar
        ar-modes="webxr quick-look"
        ar-scale="fixed"
        ar-placement={onWall ? 'wall' : 'floor'}
      >
        <span slot="progress-bar" hidden />
        <span slot="ar-button" hidden />
      </model-viewer>
      {state === 'loading' && (
        <p role="status" className="absolute inset-x-0 top-1/2 text-center">
          Loading {name}...
        </p>
      )}
      {state === 'ready' && viewer && <Foot viewer={viewer} room={{ model: src, title: name, colour, onWall }} />}
    </>
  )
}

const Words = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="grid grow place-content-center p-6 text-center">
    {children}
  </p>
)

type ViewerState = 'loading' | 'ready' | 'failed'

function useViewer(src: string) {
  const ref = useRef<ModelViewerElement>(null)
  const [viewer, setViewer] = useState<ModelViewerElement | null>(null)
  const [state, setState] = useState<ViewerState>('loading')
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const onLoad = () => {
      setViewer(element)
      setState('ready')
    }
    const onError = () => setState('failed')
    element.addEventListener('load', onLoad)
    element.addEventListener('error', onError)
    return () => {
      element.removeEventListener('load', onLoad)
      element.removeEventListener('error', onError)
    }
  }, [src])
  return { ref, viewer, state }
}

const RotateCcw = drawnIcon('rotate-ccw')
const RotateCw = drawnIcon('rotate-cw')
const ZoomIn = drawnIcon('zoom-in')
const ZoomOut = drawnIcon('zoom-out')

type Room = { model: string; title: string; colour: string; onWall: boolean }

/** What a drag does, for whoever does not drag; and the way into one's own room. */
function Foot({ viewer, room }: { viewer: ModelViewerElement; room: Room }) {
  const turn = (by: number) => {
    const { theta, phi, radius } = viewer.getCameraOrbit()
    viewer.setAttribute('camera-orbit', `${theta + by}rad ${phi}rad ${radius}m`)
    settle(viewer)
  }
  const zoom = (by: number) => {
    viewer.zoom(by)
    settle(viewer)
  }
  const moves: [string, IconType, () => void][] = [
    ['Turn left', RotateCcw, () => turn(TURN)],
    ['Turn right', RotateCw, () => turn(-TURN)],
    ['Closer', ZoomIn, () => zoom(2)],
    ['Further away', ZoomOut, () => zoom(-2)],
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
      <div className="flex gap-1">
        {moves.map(([label, icon, move]) => (
          <IconButton key={label} label={label} icon={icon} variant="outlined" onClick={move} />
        ))}
      </div>
      <InYourRoom viewer={viewer} room={room} />
    </div>
  )
}

/** Whoever asked for less motion sees the new side at once. */
function settle(viewer: ModelViewerElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches)
    void viewer.updateComplete.then(() => viewer.jumpCameraToGoal())
}

function InYourRoom({ viewer, room }: { viewer: ModelViewerElement; room: Room }) {
  const words = 'See it in your room'
  if (viewer.canActivateAR)
    return (
      <button
        type="button"
        className={buttonClass({ size: 'sm', className: 'min-h-11' })}
        onClick={() => void viewer.activateAR()}
      >
        {words}
      </button>
    )
  if (/android/i.test(navigator.userAgent)) {
    const link = sceneViewerLink({ ...room, model: new URL(room.model, location.href).href, page: location.href })
    return (
      <a href={link} className={buttonClass({ size: 'sm', className: 'min-h-11' })}>
        {words}
      </a>
    )
  }
  return (
    <p className="max-w-56 text-sm text-muted">
      Open this page on a phone to see the piece in your room, at its true size.
    </p>
  )
}
