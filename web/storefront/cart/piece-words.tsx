type PieceWordsProps = { color: string | null; sku?: string; options: Readonly<Record<string, unknown>> }

/** The colour of a piece with the SKU that it has in it, and whatever else was chosen for the line. */
export function PieceWords({ color, sku, options }: PieceWordsProps) {
  const { color: _named, ...others } = options
  const chosen = Object.values(color === null ? options : others).filter((value) => typeof value === 'string')
  const words = [color, ...chosen].filter((word) => word !== null && word !== '')
  if (words.length === 0 && !sku) return null
  return (
    <p className="flex flex-wrap gap-x-2 text-xs text-muted wrap-anywhere">
      {words.length > 0 && <span>{words.join(', ')}</span>}
      {sku && <span className="figures whitespace-nowrap">{sku}</span>}
    </p>
  )
}
