import { type Editor, Node } from '@tiptap/core'
import type { Node as DocNode } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { isFigure } from './clean-paste.ts'

type Found = { node: DocNode; from: number; to: number }

/** The figure that the cursor or the chosen picture is in. */
function figureAt({ selection: { $from } }: EditorState): Found | null {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'figure')
      return { node: $from.node(depth), from: $from.before(depth), to: $from.after(depth) }
  return null
}

const isImageChosen = ({ selection }: EditorState) =>
  selection instanceof NodeSelection && selection.node.type.name === 'image'

/** Where a caption can be given or taken: at a picture, or in its caption. */
export const isAtPicture = ({ state }: Editor) => isImageChosen(state) || figureAt(state) !== null

/** A picture gets a caption to type into; taken away, its words go on as a paragraph. */
export const toggleCaption = (editor: Editor) =>
  editor
    .chain()
    .focus()
    .command(({ state, tr }) => {
      const figure = figureAt(state)
      return figure ? unwrap(tr, figure) : wrap(tr, state)
    })
    .run()

function wrap(tr: Transaction, { selection, schema }: EditorState): boolean {
  const { figure, figcaption } = schema.nodes
  if (!(selection instanceof NodeSelection) || !figure || !figcaption) return false
  const { from, to, $from, node } = selection
  if (!$from.parent.canReplaceWith($from.index(), $from.index() + 1, figure)) return false
  tr.replaceRangeWith(from, to, figure.create(null, [node, figcaption.create()]))
  tr.setSelection(TextSelection.near(tr.doc.resolve(from + node.nodeSize + 2)))
  return true
}

function unwrap(tr: Transaction, { node, from, to }: Found): boolean {
  const [image, caption] = [node.child(0), node.child(1)]
  const words = caption.content.size > 0 ? [tr.doc.type.schema.node('paragraph', null, caption.content)] : []
  tr.replaceWith(from, to, [image, ...words])
  tr.setSelection(NodeSelection.create(tr.doc, from))
  return true
}

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption',
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'figure', getAttrs: (element) => (isFigure(element) ? null : false) }],
  renderHTML: () => ['figure', 0],
})

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption', context: 'figure/' }],
  renderHTML: () => ['figcaption', 0],
  addKeyboardShortcuts() {
    const { editor } = this
    const isInCaption = () => editor.state.selection.$from.parent.type.name === 'figcaption'
    /** A figure is never without its picture. */
    const removeWhole = () => {
      const figure = isImageChosen(editor.state) ? figureAt(editor.state) : null
      return figure !== null && editor.commands.deleteRange(figure)
    }
    return {
      Enter: () => isInCaption() && leaveCaption(editor),
      Backspace: () => {
        const { empty, $from } = editor.state.selection
        if (!isInCaption()) return removeWhole()
        if (!empty || $from.parentOffset > 0) return false
        return $from.parent.content.size > 0 || toggleCaption(editor)
      },
      Delete: removeWhole,
    }
  },
})

function leaveCaption(editor: Editor): boolean {
  const after = figureAt(editor.state)?.to
  if (after === undefined) return false
  return editor
    .chain()
    .insertContentAt(after, { type: 'paragraph' })
    .setTextSelection(after + 1)
    .run()
}

export const FIGURE_NODES = [Figure, Figcaption]
