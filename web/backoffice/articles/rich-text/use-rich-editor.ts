import { useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { cleanPaste, foreignPictures } from './clean-paste.ts'
import { extensionsFor } from './extensions.ts'

const PAGE =
  'prose max-w-none min-h-96 px-4 py-4 text-base/7 whitespace-pre-wrap break-words outline-none sm:px-6 ' +
  '[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-leaf [&_img]:max-w-full'
const EMPTY = '<p></p>'

type Options = {
  /** Of the label and the hint around it. */
  id: string
  value: string
  onChange: (html: string) => void
  onLink: () => void
  onToolbar: () => void
  onLeftOut: (pictures: number) => void
}

export function useRichEditor({ id, value, onChange, onLink, onToolbar, onLeftOut }: Options) {
  const said = useRef(value)
  const editor = useEditor({
    extensions: extensionsFor({ onLink, onToolbar }),
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
        onLeftOut(foreignPictures(html))
        return cleanPaste(html)
      },
    },
    onUpdate(update) {
      const html = update.editor.getHTML()
      said.current = html === EMPTY ? '' : html
      onChange(said.current)
    },
  })
  // What was saved, taken over from somebody else or brought back comes from outside.
  useEffect(() => {
    if (value === said.current) return
    said.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return editor
}
