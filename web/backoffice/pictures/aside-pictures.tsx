import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { DeskPicture } from '#domain/api/picture-desk.ts'
import { smallestOf } from '#domain/pictures/picture-sizes.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { SizeProgress } from './size-progress.tsx'

type AsidePicturesProps = {
  pictures: readonly DeskPicture[]
  /** Gives a problem in words, or null when it is shown now. */
  onShow: (picture: DeskPicture, alt: string) => Promise<string | null>
  onThrowAway: (picture: DeskPicture) => void
}

/** New ones, which are asked for their words, and those that were taken off. */
export function AsidePictures({ pictures, onShow, onThrowAway }: AsidePicturesProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {pictures.map((picture) => (
        <AsidePicture key={picture.id} picture={picture} onShow={onShow} onThrowAway={onThrowAway} />
      ))}
    </ul>
  )
}

type AsidePictureProps = Omit<AsidePicturesProps, 'pictures'> & { picture: DeskPicture }

function AsidePicture({ picture, onShow, onThrowAway }: AsidePictureProps) {
  const [alt, setAlt] = useState(picture.alt)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const name = picture.sent_name || picture.name
  const show = async (event: FormEvent) => {
    event.preventDefault()
    if (alt.trim() === '') return setProblem('Say what the picture shows, for who cannot see it')
    setIsBusy(true)
    setProblem(await onShow(picture, alt.trim()))
    setIsBusy(false)
  }
  return (
    <li className="rounded-md border border-sand p-3">
      <form noValidate onSubmit={(event) => void show(event)} className="flex gap-3" aria-label={name}>
        <div className="w-24 shrink-0">
          <img
            src={smallestOf(picture)}
            alt=""
            loading="lazy"
            className="aspect-[4/5] w-full rounded-sm bg-linen object-cover"
          />
        </div>
        <div className="flex min-w-0 grow flex-col gap-2">
          <p className="truncate text-xs text-muted">{name}</p>
          <TextInput
            label="What does the picture show?"
            value={alt}
            maxLength={300}
            error={problem}
            onChange={(event) => setAlt(event.target.value)}
          />
          <div className="flex items-center gap-1">
            <Button type="submit" size="sm" isBusy={isBusy}>
              {isBusy ? 'Saving...' : 'Show in the shop'}
            </Button>
            <IconButton size="sm" icon={Trash2} label={`Throw away ${name}`} onClick={() => onThrowAway(picture)} />
          </div>
          <SizeProgress picture={picture} />
        </div>
      </form>
    </li>
  )
}
