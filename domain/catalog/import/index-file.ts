/** A row, as far as the others need to know it. */
export type RowMark = {
  readonly line: number
  readonly sku: string
  readonly parentSku: string
  readonly colour: string
}

/** What a row must know of the rest of its file. */
export type FileIndex = {
  /** The lines that name a SKU, in lower case. */
  readonly linesOfSku: ReadonlyMap<string, readonly number[]>
  /** Lines of each colour of each product. */
  readonly linesOfColour: ReadonlyMap<string, readonly number[]>
  /** Products that stand in the file with a row of their own. */
  readonly products: ReadonlySet<string>
  /** Products of which the file has colours. */
  readonly coloured: ReadonlySet<string>
}

export const skuKey = (sku: string) => sku.toLowerCase()
export const colourKey = (parentSku: string, colour: string) =>
  `${skuKey(parentSku)}\u001F${colour.trim().toLowerCase()}`

export function indexFile(marks: readonly RowMark[]): FileIndex {
  const colours = marks.filter(({ parentSku }) => parentSku !== '')
  return {
    linesOfSku: linesBy(marks, ({ sku }) => skuKey(sku)),
    linesOfColour: linesBy(colours, ({ parentSku, colour }) => colourKey(parentSku, colour)),
    products: new Set(marks.filter(({ parentSku }) => parentSku === '').map(({ sku }) => skuKey(sku))),
    coloured: new Set(colours.map(({ parentSku }) => skuKey(parentSku))),
  }
}

function linesBy(marks: readonly RowMark[], keyOf: (mark: RowMark) => string): Map<string, number[]> {
  const lines = new Map<string, number[]>()
  for (const mark of marks) {
    const key = keyOf(mark)
    const known = lines.get(key)
    if (known) known.push(mark.line)
    else lines.set(key, [mark.line])
  }
  return lines
}
