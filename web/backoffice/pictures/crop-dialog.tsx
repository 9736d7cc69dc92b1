import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { PICTURE_DESK } from '#domain/api/endpoints/pictures.ts'
import type { DeskPicture, PicturePlace } from '#domain/api/picture-desk.ts'
import { ApiError } from '#web/api/api.ts'
import { pathOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { readAsDataUrl } from './read-as-data-url.ts'
import { crop as cropPicture } from './picture-api.ts'

type CropDialogProps = {
  picture: DeskPicture
  place: PicturePlace
  productId?: number
  onClose: () => void
  /** With the new picture, which has another name. */
  onCropped: (picture: DeskPicture) => Promise<unknown>
}

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }
const SHAPES = [
  { value: 'free', label: 'Any shape', ratio: undefined },
  { value: '4/5', label: '4:5, as cards', ratio: 4 / 5 },
  { value: '3/2', label: '3:2', ratio: 3 / 2 },
  { value: '1/1', label: 'Square', ratio: 1 },
] as const

/** Cut from the whole picture every time: what was cut off before can come back. */
export function CropDialog({ picture, place, productId, onClose, onCropped }: CropDialogProps) {
  const api = useApi()
  const [part, setPart] = useState<PercentCrop>(() => firstPart(picture))
  const [shape, setShape] = useState('free')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    setIsBusy(true)
    setProblem(null)
    try {
      await onCropped(await cropPicture(api, picture, { place, productId, part: fractionsOf(part) }))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={() => !isBusy && onClose()}
      size="lg"
      title="Crop the picture"
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={() => setPart(WHOLE)}>
            Whole picture
          </Button>
          <Button isBusy={isBusy} onClick={() => void save()}>
            {isBusy ? 'Cropping...' : 'Crop'}
          </Button>
        </>
      }
    >
      <Select
        label="Shape"
        options={SHAPES}
        value={shape}
        onChange={(event) => setShape(event.target.value)}
        className="max-w-60"
      />
      <WholePicture
        picture={picture}
        part={part}
        ratio={SHAPES.find(({ value }) => value === shape)?.ratio}
        onChange={setPart}
      />
      {problem && (
        <p role="alert" className="mt-3 text-sm font-medium text-terracotta-deep">
          {problem}
        </p>
      )}
    </Dialog>
  )
}

type WholePictureProps = {
  picture: DeskPicture
  part: PercentCrop
  ratio: number | undefined
  onChange: (part: PercentCrop) => void
}

function WholePicture({ picture, part, ratio, onChange }: WholePictureProps) {
  const api = useApi()
  const { data, isError } = useQuery({
    queryKey: ['backoffice', 'whole-picture', picture.id],
    queryFn: async () => readAsDataUrl(await api.file(pathOf(PICTURE_DESK.whole[1], { id: picture.id }))),
    staleTime: Infinity,
  })
  if (isError)
    return <p className="mt-4 text-sm text-muted">The whole picture could not be loaded. Close this and try again.</p>
  if (!data) return <Skeleton className="mt-4 h-80" />
  return (
    <ReactCrop
      // The frame is as high as the library lets its picture be.
      className="mt-4 max-h-[46vh]"
      crop={part}
      {...(ratio === undefined ? {} : { aspect: ratio })}
      minWidth={40}
      minHeight={40}
      keepSelection
      ruleOfThirds
      ariaLabels={{
        cropArea: 'Part of the picture; move it with the arrow keys',
        nwDragHandle: 'Upper left corner',
        nDragHandle: 'Upper edge',
        neDragHandle: 'Upper right corner',
        eDragHandle: 'Right edge',
        seDragHandle: 'Lower right corner',
        sDragHandle: 'Lower edge',
        swDragHandle: 'Lower left corner',
        wDragHandle: 'Left edge',
      }}
      onChange={(_pixels, percent) => onChange(percent)}
    >
      <img src={data} alt={picture.alt || 'The whole picture'} />
    </ReactCrop>
  )
}

const firstPart = ({ crop }: DeskPicture): PercentCrop =>
  crop ? { unit: '%', x: crop.x * 100, y: crop.y * 100, width: crop.width * 100, height: crop.height * 100 } : WHOLE

const part = (percent: number) => Math.min(1, Math.max(0, percent / 100))
const fractionsOf = ({ x, y, width, height }: PercentCrop) => ({
  x: part(x),
  y: part(y),
  width: part(width),
  height: part(height),
})
