import { useQuery } from '@tanstack/react-query'
import { Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { MOST_PROJECT_PICTURES } from '#domain/api/projects.ts'
import { smallestOf } from '#domain/pictures/picture-sizes.ts'
import { useApi } from '#web/api/use-api.ts'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { moved, MoveButtons } from '#web/backoffice/parts/move-buttons.tsx'
import { DescribeDialog } from '#web/backoffice/pictures/describe-dialog.tsx'
import { pictureQuery } from '#web/backoffice/pictures/picture-api.ts'
import { PictureField } from '#web/backoffice/pictures/picture-field.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { focusAttributes } from '#web/ui/picture/focus-point.ts'
import type { ProjectValues } from './project-values.ts'

/** Pictures in their order, the first one the main one. Stands outside the form: a picture's own dialogs have forms of theirs. */
export function PicturesField({ form }: { form: DeskForm<ProjectValues> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'images' })
  const names: readonly string[] = field.value
  const message = fieldState.error && (fieldState.error.message ?? 'One of the pictures cannot be used.')
  return (
    <>
      <ol className="divide-y divide-sand/70">
        {names.map((name, at) => (
          <PictureLine
            key={name}
            name={name}
            place={{ at, of: names.length }}
            onMove={(to) => field.onChange(moved(names, at, to))}
            onRemove={() => field.onChange(names.filter((each) => each !== name))}
          />
        ))}
      </ol>
      {names.length < MOST_PROJECT_PICTURES && (
        <PictureField
          label={names.length === 0 ? 'Main picture' : 'One more picture'}
          place="project"
          value=""
          error={message}
          onChange={(name) => name !== '' && field.onChange([...names, name])}
        />
      )}
    </>
  )
}

type LineProps = { name: string; place: { at: number; of: number }; onMove: (to: number) => void; onRemove: () => void }

function PictureLine({ name, place: { at, of }, onMove, onRemove }: LineProps) {
  const { data: picture, refetch } = useQuery(pictureQuery(useApi(), `scenes/${name}`))
  const [isOpen, setIsOpen] = useState(false)
  const title = `picture ${at + 1}`
  return (
    <li className="flex items-center gap-3 py-2">
      {picture ? (
        <img
          src={smallestOf(picture)}
          alt=""
          {...focusAttributes(picture.focus)}
          className="aspect-[3/2] w-24 shrink-0 rounded-sm bg-linen object-cover"
        />
      ) : (
        <span className="aspect-[3/2] w-24 shrink-0 rounded-sm bg-linen" />
      )}
      <span className="line-clamp-2 min-w-0 grow text-sm">{picture?.alt || 'It has no words yet.'}</span>
      <MoveButtons name={title} at={at} of={of} onMove={onMove} />
      {picture && <IconButton size="sm" icon={Pencil} label={`Words of ${title}`} onClick={() => setIsOpen(true)} />}
      <IconButton size="sm" icon={X} label={`Take ${title} away`} onClick={onRemove} />
      {picture && isOpen && (
        <DescribeDialog
          isOpen
          place="project"
          picture={picture}
          onClose={() => setIsOpen(false)}
          onSaved={() => void refetch()}
          reload={async () => (await refetch()).data}
        />
      )}
    </li>
  )
}
