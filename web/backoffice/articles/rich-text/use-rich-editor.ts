import { useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { cleanPaste, foreignPictures } from './clean-paste.ts'
import { extensionsFor } from './extensions.ts'

/** How it looks while it is written: rich-text.css. */
const PAGE = 'prose writing max-w-none px-4 py-4 text-base/7 sm:px-6'
/** The editor keeps an empty line below a table or a picture, to write on; it is no part of the text. */
const LAST_LINES = /(?:<p><\/p>)+$/

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
      said.current = update.editor.getHTML().replace(LAST_LINES, '')
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
