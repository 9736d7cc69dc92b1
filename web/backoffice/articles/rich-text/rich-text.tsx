import { EditorContent } from '@tiptap/react'
import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import { FieldError } from '#web/ui/form/field.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { useRichEditor } from './use-rich-editor.ts'
import './rich-text.css'

type RichTextProps = {
  label: string
  value: string
  onChange: (html: string) => void
  error?: string | undefined
}

/** The text of an article, as it will look. What is pasted loses everything that an article does not have. */
export function RichText({ label, value, onChange, error }: RichTextProps) {
  const id = useId()
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null)
  const [leftOut, setLeftOut] = useState(0)
  const toolbar = useRef<HTMLDivElement>(null)
  const onLink = () => setDialog('link')
  const onToolbar = () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  const editor = useRichEditor({ id, value, onChange, onLink, onToolbar, onLeftOut: setLeftOut })
  const pictures = leftOut === 1 ? 'A picture was' : `${leftOut} pictures were`
  return (
    <div className="min-w-0">
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <div
        className={clsx(
          'rounded-sm border bg-white focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-leaf',
          error ? 'border-terracotta' : 'border-edge',
        )}
      >
        <Toolbar ref={toolbar} editor={editor} onLink={onLink} onPicture={() => setDialog('picture')} />
        <EditorContent editor={editor} />
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        Ctrl+B bold, Ctrl+I italic, Ctrl+K link, Alt+F10 to the buttons; in a table Tab goes from cell to cell. What you
        paste from Word or Google Docs is cleaned.
      </p>
      <p role="status" className="text-sm font-medium text-terracotta-deep empty:hidden">
        {leftOut > 0 && `${pictures} left out: bring pictures with the button.`}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={() => setDialog(null)} />}
    </div>
  )
}
