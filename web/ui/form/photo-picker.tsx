import { useState } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { shrinkPhoto } from './shrink-photo.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

const X = drawnIcon('x')

type PhotoPickerProps = { photos: string[]; most: number; onChange: (photos: string[]) => void }

/** Photos are made smaller in the browser, so that a phone on a slow line can send them. */
export function PhotoPicker({ photos, most, onChange }: PhotoPickerProps) {
  const [problem, setProblem] = useState<string | null>(null)

  async function add(files: FileList | null) {
    setProblem(null)
    try {
      const added = await Promise.all([...(files ?? [])].slice(0, most - photos.length).map(shrinkPhoto))
      onChange([...photos, ...added])
    } catch {
      setProblem('This file is not a picture that we can read.')
    }
  }

  return (
    <div>
      <p className="mb-2 text-sm font-semibold">
        Photos <span className="font-normal text-muted">(optional, up to {most})</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {photos.map((photo, index) => (
          <div key={`${index} ${photo.slice(-40)}`} className="relative size-20">
            <img src={photo} alt={`Chosen view ${index + 1}`} className="size-20 rounded-sm object-cover" />
            <button
              type="button"
              aria-label={`Remove photo ${index + 1}`}
              onClick={() => onChange(photos.filter((_other, at) => at !== index))}
              className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-ink text-paper"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </div>
        ))}
        {photos.length < most && (
          <label className="grid size-20 cursor-pointer place-items-center rounded-sm border border-dashed border-edge text-sm focus-within:outline-2 hover:bg-linen">
            <span>
              Add<VisuallyHidden> photos</VisuallyHidden>
            </span>
            <input
              type="file"
              accept="image/*"
              multiple
              className="sr-only"
              onChange={(event) => {
                void add(event.target.files)
                event.target.value = ''
              }}
            />
          </label>
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-terracotta-deep">
          {problem}
        </p>
      )}
    </div>
  )
}
