import type { Editor, JSONContent } from '@tiptap/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/api/use-api.ts'
import { pictureQuery } from '#web/backoffice/pictures/picture-api.ts'
import { PictureField } from '#web/backoffice/pictures/picture-field.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

/** Brought, described, and put where the cursor stands. Without words it does not go into the text. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [name, setName] = useState('')
  const [caption, setCaption] = useState('')
  const { data: picture } = useQuery(pictureQuery(useApi(), name === '' ? '' : `scenes/${name}`))
  const isReady = picture !== undefined && picture.alt !== ''
  const put = () => {
    if (!isReady) return
    const { alt, width, height } = picture
    const image = { type: 'image', attrs: { src: `/media/${picture.file}`, alt, width, height } }
    editor
      .chain()
      .focus()
      .insertContent(captioned(editor, image, caption.trim()))
      .run()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Picture in the text"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isReady} onClick={put}>
            Put into the text
          </Button>
        </>
      }
    >
      <PictureField
        label="Picture"
        hint="Say what it shows before it goes into the text."
        place="article"
        value={name}
        onChange={setName}
      />
      <TextInput
        label="Caption"
        isRequired={false}
        hint="Stands under it, for everybody. Empty: none"
        maxLength={LONGEST_CAPTION}
        value={caption}
        className="mt-4"
        onChange={(event) => setCaption(event.target.value)}
      />
    </Dialog>
  )
}

const LONGEST_CAPTION = 200

/** In a cell of a table a picture stands alone. */
function captioned(editor: Editor, image: JSONContent, caption: string): JSONContent {
  if (caption === '' || editor.isActive('table')) return image
  return {
    type: 'figure',
    content: [image, { type: 'figcaption', content: [{ type: 'text', text: caption }] }],
  }
}
