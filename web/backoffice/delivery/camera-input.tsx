import { Camera, X } from 'lucide-react'
import { useState } from 'react'
import { shrinkPhoto } from '#web/ui/form/shrink-photo.ts'

type CameraInputProps = { photo: string | null; onChange: (photo: string | null) => void }

/** Opens the camera of a phone, or a file elsewhere. The photo is made small before it is kept. */
export function CameraInput({ photo, onChange }: CameraInputProps) {
  const [problem, setProblem] = useState<string | null>(null)
  async function take(file: File | undefined) {
    if (!file) return
    setProblem(null)
    try {
      onChange(await shrinkPhoto(file))
    } catch {
      setProblem('This file is not a picture that we can read.')
    }
  }
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">
        Photo <span className="font-normal text-muted">(optional)</span>
      </p>
      {photo ? (
        <div className="relative w-fit">
          <img src={photo} alt="Taken at the door" className="max-h-48 rounded-sm border border-sand object-contain" />
          <button
            type="button"
            aria-label="Remove the photo"
            onClick={() => onChange(null)}
            className="absolute -top-2 -right-2 grid size-8 place-items-center rounded-full bg-ink text-paper"
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      ) : (
        <label className="flex min-h-13 cursor-pointer items-center justify-center gap-2.5 rounded-sm border border-dashed border-edge px-4 py-3 font-semibold focus-within:outline-2 hover:bg-linen">
          <Camera aria-hidden className="size-5" />
          Take a photo
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            onChange={(event) => {
              void take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
      )}
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-terracotta-deep">
          {problem}
        </p>
      )}
    </div>
  )
}
