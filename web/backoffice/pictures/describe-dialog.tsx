import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type DeskPicture, describeBody, type PicturePlace } from '#domain/api/picture-desk.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormArea } from '#web/backoffice/form/form-fields.tsx'
import { describe } from './picture-api.ts'

type DescribeDialogProps = {
  picture: DeskPicture
  place: PicturePlace
  isOpen: boolean
  onClose: () => void
  onSaved: (picture: DeskPicture) => void
  /** The picture as it is now, for who was overtaken. */
  reload: () => Promise<DeskPicture | undefined>
}

const valuesOf = ({ version, alt, focus }: DeskPicture) => ({ version, alt, focus })

/** The words for who cannot see it, and the point that stays in sight where the shop cuts it. */
export function DescribeDialog({ picture, place, isOpen, onClose, onSaved, reload }: DescribeDialogProps) {
  const api = useApi()
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title="Words and focus"
      schema={describeBody}
      values={valuesOf(picture)}
      send={async (values) => onSaved(await describe(api, place, picture.id, values))}
      reload={async () => valuesOf((await reload()) ?? picture)}
      submitLabel="Save"
      busyLabel="Saving..."
    >
      {(form) => (
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <FormArea
            form={form}
            name="alt"
            label="What does the picture show?"
            rows={5}
            hint="One sentence for people who cannot see it, and for search engines."
          />
          <FocusPicker
            picture={picture}
            first={form.getValues('focus')}
            onChange={(focus) => form.setValue('focus', focus, { shouldDirty: true })}
          />
        </div>
      )}
    </FormDialog>
  )
}

type Point = { x: number; y: number }
type FocusPickerProps = { picture: DeskPicture; first: Point; onChange: (focus: Point) => void }

const STEP = 10
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}
const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** Pressed or moved with the arrow keys, in steps of a tenth, as finely as the shop cuts. */
function FocusPicker({ picture, first, onChange }: FocusPickerProps) {
  const [focus, setFocus] = useState(first)
  const move = (to: Point) => {
    const next = { x: within(to.x), y: within(to.y) }
    setFocus(next)
    onChange(next)
  }
  const press = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const part = (at: number, size: number) => Math.round((at / size) * 10) * STEP
    move({ x: part(clientX - box.left, box.width), y: part(clientY - box.top, box.height) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = MOVES[event.key]
    if (!by) return
    event.preventDefault()
    move({ x: focus.x + by.x, y: focus.y + by.y })
  }
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">What must stay in sight</p>
      <button
        type="button"
        aria-label={`Focus point: ${focus.x} % from the left, ${focus.y} % from the top. Move it with the arrow keys.`}
        onPointerDown={press}
        onKeyDown={onKeyDown}
        className="relative block max-h-80 cursor-crosshair overflow-hidden rounded-sm border border-sand"
      >
        <img src={picture.url} alt="" draggable={false} className="max-h-80 w-auto" />
        <span
          aria-hidden
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          className="absolute size-7 -translate-1/2 rounded-full border-2 border-white bg-leaf/40 shadow-lift"
        />
      </button>
      <p className="mt-1.5 text-sm text-muted">Press on the part that a card or a slide must not cut off.</p>
    </div>
  )
}
