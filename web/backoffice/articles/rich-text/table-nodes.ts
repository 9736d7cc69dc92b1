import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { Editor } from '@tiptap/core'
import { TableMap } from '@tiptap/pm/tables'
import { cellSpan, MOST_TABLE_COLUMNS, MOST_TABLE_ROWS } from '#domain/content/article-tables.ts'

/** No table in a table, no heading in a cell: what is pasted there keeps its words. */
const CELL_CONTENT = '(paragraph | bulletList | orderedList | image)+'

const span = (name: 'colspan' | 'rowspan', most: number) => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => cellSpan(cell.getAttribute(name), most),
})
const SPANS = {
  colspan: span('colspan', MOST_TABLE_COLUMNS),
  rowspan: span('rowspan', MOST_TABLE_ROWS),
  // Columns are as wide as their words.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
}
const scope = { default: null, parseHTML: (cell: HTMLElement) => cell.getAttribute('scope') }

/** Its wrapper scrolls where the screen is narrow; the server takes it out and puts the page's own around it. */
const ArticleTable = Table.extend({
  renderHTML: () => ['div', { class: 'overflow-x-auto' }, ['table', ['tbody', 0]]],
  addNodeView: () => null,
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () =>
        this.editor.commands.goToNextCell() ||
        (tableSize(this.editor).rows < MOST_TABLE_ROWS && this.editor.chain().addRowAfter().goToNextCell().run()),
    }
  },
})

export const TABLE_NODES = [
  ArticleTable,
  TableRow,
  TableCell.extend({ content: CELL_CONTENT, addAttributes: () => SPANS }),
  TableHeader.extend({ content: CELL_CONTENT, addAttributes: () => ({ ...SPANS, scope }) }),
]

/** Of the table that the cursor stands in; nothing outside one. */
export function tableSize({ state }: Editor): { rows: number; columns: number } {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type.name !== 'table') continue
    const { height, width } = TableMap.get(node)
    return { rows: height, columns: width }
  }
  return { rows: 0, columns: 0 }
}
