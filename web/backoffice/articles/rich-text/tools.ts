import type { Editor } from '@tiptap/core'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Table2,
  Undo2,
} from 'lucide-react'
import { MOST_TABLE_COLUMNS, MOST_TABLE_ROWS } from '#domain/content/article-tables.ts'
import { isAtPicture, toggleCaption } from './figure-nodes.ts'
import { tableSize } from './table-nodes.ts'

export type Tool = {
  label: string
  /** Without one the button says its label. */
  icon?: LucideIcon
  /** Left out where there is nothing to be on or off. */
  isOn?: (editor: Editor) => boolean
  /** Cannot be pressed here. */
  isOff?: (editor: Editor) => boolean
  press: (editor: Editor) => void
}

export const mark = (name: string) => (editor: Editor) => editor.isActive(name)
const heading = (level: 2 | 3, icon: LucideIcon, label: string): Tool => ({
  label,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  press: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})
const toggle = (label: string, icon: LucideIcon, name: string, press: Tool['press']): Tool => ({
  label,
  icon,
  isOn: mark(name),
  press,
})

export const TEXT_TOOLS: readonly Tool[] = [
  heading(2, Heading2, 'Heading'),
  heading(3, Heading3, 'Smaller heading'),
  toggle('Bold', Bold, 'bold', (editor) => editor.chain().focus().toggleBold().run()),
  toggle('Italic', Italic, 'italic', (editor) => editor.chain().focus().toggleItalic().run()),
  toggle('List', List, 'bulletList', (editor) => editor.chain().focus().toggleBulletList().run()),
  toggle('Numbered list', ListOrdered, 'orderedList', (editor) => editor.chain().focus().toggleOrderedList().run()),
  toggle('Quote', Quote, 'blockquote', (editor) => editor.chain().focus().toggleBlockquote().run()),
  { label: 'Line', icon: Minus, press: (editor) => editor.chain().focus().setHorizontalRule().run() },
]

export const TABLE_TOOL: Tool = {
  label: 'Table',
  icon: Table2,
  isOn: mark('table'),
  isOff: (editor) => editor.isActive('table') || editor.isActive('figure'),
  press: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
}

export const HISTORY_TOOLS: readonly Tool[] = [
  { label: 'Undo', icon: Undo2, press: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', icon: Redo2, press: (editor) => editor.chain().focus().redo().run() },
]

const isLong = (editor: Editor) => tableSize(editor).rows >= MOST_TABLE_ROWS
const isWide = (editor: Editor) => tableSize(editor).columns >= MOST_TABLE_COLUMNS

const TABLE_TOOLS: readonly Tool[] = [
  { label: 'Row above', isOff: isLong, press: (editor) => editor.chain().focus().addRowBefore().run() },
  { label: 'Row below', isOff: isLong, press: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Column before', isOff: isWide, press: (editor) => editor.chain().focus().addColumnBefore().run() },
  { label: 'Column after', isOff: isWide, press: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Header row', press: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { label: 'Delete row', press: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'Delete column', press: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'Delete table', press: (editor) => editor.chain().focus().deleteTable().run() },
]

const PICTURE_TOOLS: readonly Tool[] = [{ label: 'Caption', isOn: mark('figure'), press: toggleCaption }]

/** What can be done to what the cursor stands in. A picture in a cell goes without a caption. */
export function toolsHere(editor: Editor): { label: string; tools: readonly Tool[] } | null {
  if (editor.isActive('table')) return { label: 'Table', tools: TABLE_TOOLS }
  return isAtPicture(editor) ? { label: 'Picture', tools: PICTURE_TOOLS } : null
}
