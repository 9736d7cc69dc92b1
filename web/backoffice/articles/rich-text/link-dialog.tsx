import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { linkAddress } from './link-address.ts'

/** Of the chosen words, or of the link that the cursor stands in; without either the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const known = String(editor.getAttributes('link')['href'] ?? '')
  const [typed, setTyped] = useState(known)
  const [problem, setProblem] = useState<string | undefined>()

  const put = () => {
    const href = linkAddress(typed)
    if (href === null) return setProblem('Type an address like https://example.com or /products')
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && known === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  const takeOff = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title="Link"
      footer={
        <>
          {known !== '' && (
            <Button variant="quiet" onClick={takeOff}>
              Take the link off
            </Button>
          )}
          <Button type="submit" form={id}>
            {known === '' ? 'Put the link' : 'Change the link'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          put()
        }}
      >
        <TextInput
          label="Address"
          value={typed}
          error={problem}
          inputMode="url"
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
