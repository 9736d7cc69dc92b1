import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { IconButton } from '#web/ui/action/icon-button.tsx'

type Tool = {
  label: string
  icon: LucideIcon
  /** Left out where there is nothing to be on or off. */
  isOn?: (editor: Editor) => boolean
  press: (editor: Editor) => void
}

const mark = (name: string) => (editor: Editor) => editor.isActive(name)
const heading = (level: 2 | 3, icon: LucideIcon, label: string): Tool => ({
  label,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  press: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

const TOOLS: readonly Tool[] = [
  heading(2, Heading2, 'Heading'),
  heading(3, Heading3, 'Smaller heading'),
  { label: 'Bold', icon: Bold, isOn: mark('bold'), press: (editor) => editor.chain().focus().toggleBold().run() },
  {
    label: 'Italic',
    icon: Italic,
    isOn: mark('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'List',
    icon: List,
    isOn: mark('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    isOn: mark('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    icon: Quote,
    isOn: mark('blockquote'),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { label: 'Line', icon: Minus, press: (editor) => editor.chain().focus().setHorizontalRule().run() },
]
const HISTORY: readonly Tool[] = [
  { label: 'Undo', icon: Undo2, press: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', icon: Redo2, press: (editor) => editor.chain().focus().redo().run() },
]

type ToolbarProps = { editor: Editor; onLink: () => void; onPicture: () => void; ref: Ref<HTMLDivElement> }

/** One stop of the Tab key; inside it the arrow keys go from button to button. */
export function Toolbar({ editor, onLink, onPicture, ref }: ToolbarProps) {
  const tools: readonly Tool[] = [
    ...TOOLS,
    { label: 'Link', icon: Link, isOn: mark('link'), press: onLink },
    { label: 'Picture', icon: Image, press: onPicture },
    ...HISTORY,
  ]
  const pressed = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ isOn }) => isOn?.(now)),
  })
  const [at, setAt] = useState(0)
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Text"
      onKeyDown={(event) => moveFocus(event)}
      className="sticky top-14 z-10 flex flex-wrap gap-0.5 rounded-t-sm border-b border-sand bg-white p-1.5"
    >
      {tools.map(({ label, icon, press }, place) => (
        <IconButton
          key={label}
          size="sm"
          label={label}
          icon={icon}
          isPressed={pressed[place]}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setAt(place)}
          onClick={() => press(editor)}
          className="aria-pressed:bg-linen aria-pressed:[&_svg]:fill-none"
        />
      ))}
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons.indexOf(document.activeElement as HTMLButtonElement) + step
  buttons.at(next >= buttons.length ? (step === 1 ? 0 : -1) : Math.max(next, step === -1 ? -1 : 0))?.focus()
}
