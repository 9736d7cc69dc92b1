import { useState } from 'react'
import { PictureField } from '#web/backoffice/pictures/picture-field.tsx'

/** The one part that keeps what it is given: the picture is brought, and nothing shows it. */
export function SamplePicture() {
  const [name, setName] = useState('')
  return (
    <div className="mt-8 max-w-lg">
      <PictureField
        label="A picture of a form"
        hint="Read, drawn anew and described at once; the row that shows it is saved with its form."
        place="room"
        value={name}
        onChange={setName}
      />
    </div>
  )
}
