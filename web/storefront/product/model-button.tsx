import { type ComponentType, useRef, useState } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { Button } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import type { ModelStageProps } from './model-stage.tsx'

const Rotate3d = drawnIcon('rotate-3d')
const X = drawnIcon('x')

type Stage = 'closed' | 'loading' | 'failed' | 'without-webgl' | ComponentType<ModelStageProps>

type ModelButtonProps = { product: Product; colour: string }

/** The piece in three dimensions, over its pictures. Everything that draws it comes with the press. */
export function ModelButton({ product, colour }: ModelButtonProps) {
  const [stage, setStage] = useState<{ is: Stage }>({ is: 'closed' })
  const opener = useRef<HTMLButtonElement>(null)
  const { model, name } = product
  if (model === null) return null
  const close = () => {
    setStage({ is: 'closed' })
    requestAnimationFrame(() => opener.current?.focus())
  }
  const open = () => {
    if (!hasWebGl()) return setStage({ is: 'without-webgl' })
    setStage({ is: 'loading' })
    const arrived = (is: Stage) => setStage((before) => (before.is === 'loading' ? { is } : before))
    import('./model-stage.tsx').then(
      ({ ModelStage }) => arrived(ModelStage),
      () => arrived('failed'),
    )
  }
  const Shown = stage.is
  return (
    <>
      <Button
        ref={opener}
        variant="light"
        size="sm"
        className="absolute top-3 left-3 z-10 min-h-11 shadow-card"
        icon={<Rotate3d aria-hidden className="size-4.5" />}
        onClick={open}
      >
        View in 3D
      </Button>
      {Shown !== 'closed' && (
        <section
          aria-label={`${name} in 3D`}
          className="absolute inset-0 z-20 flex flex-col bg-linen sm:rounded-sm"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <div className="flex items-center justify-between gap-3 p-3">
            <h2 className="font-sans text-sm font-semibold tracking-normal">{name} in 3D</h2>
            <Button
              autoFocus
              variant="light"
              size="sm"
              className="min-h-11 shrink-0"
              icon={<X aria-hidden className="size-4" />}
              onClick={close}
            >
              Back to pictures
            </Button>
          </div>
          {typeof Shown === 'string' ? (
            <Waiting state={Shown} onRetry={open} />
          ) : (
            <Shown src={model} name={name} colour={colour} onWall={hangsOnWall(product)} />
          )}
        </section>
      )}
    </>
  )
}

const hangsOnWall = ({ name }: Product) => /mirror|wall/i.test(name) && !/table/i.test(name)

const WORDS = {
  closed: '',
  loading: 'Loading the 3D view...',
  failed: 'The 3D view could not be loaded. The pictures are still here.',
  'without-webgl': 'This browser cannot draw in 3D. The pictures show the piece from every side.',
}

function Waiting({ state, onRetry }: { state: keyof typeof WORDS; onRetry: () => void }) {
  return (
    <div className="grid grow place-content-center justify-items-center gap-4 p-6 text-center">
      <p role="status">{WORDS[state]}</p>
      {state === 'failed' && (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** Asked before the code is fetched: without it there is nothing to fetch it for. */
function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
