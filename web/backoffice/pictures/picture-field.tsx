import { useQuery } from '@tanstack/react-query'
import { Crop, Pencil, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import type { DeskPicture, PicturePlace } from '#domain/api/picture-desk.ts'
import { smallestOf } from '#domain/pictures/picture-sizes.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { late } from '#web/ui/page/late.ts'
import { focusAttributes } from '#web/ui/picture/focus-point.ts'
import { DescribeDialog } from './describe-dialog.tsx'
import { pictureQuery } from './picture-api.ts'
import { PictureDrop } from './picture-drop.tsx'
import { SizeProgress } from './size-progress.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

const CropDialog = late(async () => (await import('./crop-dialog.tsx')).CropDialog)

export type PictureFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  /** What the picture is for decides who may bring it: a room, a slide, an article. */
  place: Exclude<PicturePlace, 'product'>
  /** The name of the picture as the row keeps it ("u-0123.webp"); empty for none. */
  value: string
  onChange: (name: string, picture: DeskPicture | null) => void
}

/** One picture of a form. It is brought and described at once; that the row shows it is saved with the form. */
export function PictureField({ label, hint, error, place, value, onChange }: PictureFieldProps) {
  const api = useApi()
  const { data: picture, isPending, refetch } = useQuery(pictureQuery(api, value === '' ? '' : `scenes/${value}`))
  const [dialog, setDialog] = useState<'describe' | 'crop' | null>(null)
  const take = (taken: DeskPicture) => {
    onChange(taken.name, taken)
    setDialog('describe')
  }
  const uploads = useUploads({ place, onTaken: take })
  const add = (files: readonly File[]) => uploads.add(files.slice(0, 1))
  const close = () => setDialog(null)
  // Beside the form and not in it: they hold forms of their own.
  const open = (shown: DeskPicture) =>
    dialog === 'describe' ? (
      <DescribeDialog
        isOpen
        place={place}
        picture={shown}
        onClose={close}
        onSaved={() => void refetch()}
        reload={async () => (await refetch()).data}
      />
    ) : (
      <Suspense>
        <CropDialog place={place} picture={shown} onClose={close} onCropped={async (cut) => onChange(cut.name, cut)} />
      </Suspense>
    )
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {value !== '' && (picture || !isPending) && (
        <Chosen
          name={value}
          picture={picture}
          onDescribe={() => setDialog('describe')}
          onCrop={() => setDialog('crop')}
          onRemove={() => onChange('', null)}
        />
      )}
      {value !== '' && !picture && isPending && <Skeleton className="h-32 w-48" />}
      <PictureDrop
        label={value === '' ? 'Drop a picture here, or choose a file' : 'Another picture'}
        onFiles={add}
        className="mt-2"
      />
      <UploadList uploads={uploads.uploads} onRetry={uploads.retry} onRemove={uploads.remove} />
      {hint && <p className="mt-1.5 text-sm text-muted">{hint}</p>}
      <p role="alert" className="mt-1.5 text-sm font-medium text-terracotta-deep empty:hidden">
        {error}
      </p>
      {picture && dialog !== null && createPortal(open(picture), document.body)}
    </fieldset>
  )
}
type ChosenProps = {
  name: string
  picture: DeskPicture | undefined
  onDescribe: () => void
  onCrop: () => void
  onRemove: () => void
}

function Chosen({ name, picture, onDescribe, onCrop, onRemove }: ChosenProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      {picture && (
        <img
          src={smallestOf(picture)}
          alt=""
          {...focusAttributes(picture.focus)}
          className="aspect-[3/2] w-48 rounded-sm bg-linen object-cover"
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-1.5 text-sm">
        {picture?.alt ? (
          <p className="line-clamp-3">{picture.alt}</p>
        ) : (
          <p className="text-terracotta-deep">
            {picture ? 'It has no words yet.' : `${name}: nothing is known of this picture.`}
          </p>
        )}
        <div className="flex flex-wrap gap-1">
          {picture && (
            <>
              <Button size="sm" variant="quiet" icon={<Pencil aria-hidden className="size-4" />} onClick={onDescribe}>
                Words and focus
              </Button>
              <Button size="sm" variant="quiet" icon={<Crop aria-hidden className="size-4" />} onClick={onCrop}>
                Crop
              </Button>
            </>
          )}
          <Button size="sm" variant="quiet" icon={<X aria-hidden className="size-4" />} onClick={onRemove}>
            Take away
          </Button>
        </div>
        {picture && <SizeProgress picture={picture} />}
      </div>
    </div>
  )
}
