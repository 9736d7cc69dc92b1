import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { FieldError } from '#web/ui/form/field.tsx'
import { cleanPaste, foreignPictures } from './clean-paste.ts'
import { extensionsFor } from './extensions.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { Toolbar } from './toolbar.tsx'

type RichTextProps = {
  label: string
  value: string
  onChange: (html: string) => void
  error?: string | undefined
}

const PAGE =
  'prose max-w-none min-h-96 px-4 py-4 text-base/7 whitespace-pre-wrap break-words outline-none sm:px-6 ' +
  '[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-leaf [&_img]:max-w-full'

/** The text of an article, as it will look. What is pasted loses everything that an article does not have. */
export function RichText({ label, value, onChange, error }: RichTextProps) {
  const id = useId()
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null)
  const [leftOut, setLeftOut] = useState(0)
  const toolbar = useRef<HTMLDivElement>(null)
  const said = useRef(value)
  const editor = useEditor({
    extensions: extensionsFor({
      onLink: () => setDialog('link'),
      onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }),
    content: value,
    // The page's content policy allows no style element.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-hint`,
        class: PAGE,
      },
      transformPastedHTML(html) {
        setLeftOut(foreignPictures(html))
        return cleanPaste(html)
      },
    },
    onUpdate({ editor: { isEmpty, getHTML } }) {
      said.current = isEmpty ? '' : getHTML()
      onChange(said.current)
    },
  })
  // What was saved, taken over from somebody else or brought back comes from outside.
  useEffect(() => {
    if (value === said.current) return
    said.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <div
        className={`rounded-sm border bg-white focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-leaf ${error ? 'border-terracotta' : 'border-edge'}`}
      >
        <Toolbar
          ref={toolbar}
          editor={editor}
          onLink={() => setDialog('link')}
          onPicture={() => setDialog('picture')}
        />
        <EditorContent editor={editor} />
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        Ctrl+B bold, Ctrl+I italic, Ctrl+K link, Alt+F10 to the buttons. What you paste from Word or Google Docs is
        cleaned.
      </p>
      <p role="status" className="text-sm font-medium text-terracotta-deep empty:hidden">
        {leftOut > 0 &&
          `${leftOut === 1 ? 'A picture was' : `${leftOut} pictures were`} left out: bring pictures with the button.`}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={() => setDialog(null)} />}
    </div>
  )
}
