import type { House } from './house.ts'
import type { CSSProperties, ReactNode } from 'react'
import type { MailPiece, ShownPiece } from '#domain/mail/mail-data.ts'

const cell: CSSProperties = { padding: '10px 0', borderBottom: '1px solid #dfd4c4', verticalAlign: 'top' }
const thumb: CSSProperties = { ...cell, width: '72px', paddingRight: '14px' }
const money: CSSProperties = { ...cell, textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: '16px' }
const picture: CSSProperties = { display: 'block', width: '72px', height: 'auto', borderRadius: '3px' }
const small: CSSProperties = { color: '#65574a', fontSize: '13px' }

const table: CSSProperties = { width: '100%', margin: '0 0 16px', borderCollapse: 'collapse', fontSize: '15px' }

type PieceTableProps<Piece> = { pieces: readonly Piece[]; house: House; aside?: (piece: Piece) => ReactNode }

/** What a letter is about, piece by piece; what stands aside is its price, or a way on. */
export function PieceTable<Piece extends ShownPiece>({ pieces, house, aside }: PieceTableProps<Piece>) {
  return (
    <table cellPadding={0} cellSpacing={0} style={table}>
      <tbody>
        {pieces.map((piece, index) => (
          <PieceRow key={index} piece={piece} house={house} aside={aside?.(piece)} />
        ))}
      </tbody>
    </table>
  )
}

/** The pieces that a letter is about, without their prices. */
export const piecesPart = (pieces: readonly ShownPiece[], house: House) =>
  pieces.length === 0
    ? undefined
    : { body: <PieceTable pieces={pieces} house={house} />, text: pieces.map(pieceWords).join('\n') }

type PieceRowProps = { piece: ShownPiece; house: House; aside: ReactNode }

/** One row of a piece: how it looks, what was chosen, how many. */
function PieceRow({ piece, house, aside }: PieceRowProps) {
  return (
    <tr>
      <td style={thumb}>
        {piece.picture && <img src={addressOf(piece.picture, house)} width={72} alt={piece.name} style={picture} />}
      </td>
      <td style={cell}>
        <strong>{piece.name}</strong>
        {factsOf(piece).map((fact) => (
          <span key={fact} style={small}>
            <br />
            {fact}
          </span>
        ))}
      </td>
      {aside && <td style={money}>{aside}</td>}
    </tr>
  )
}

export const pieceText = (piece: MailPiece) => `${pieceWords(piece)}: ${piece.total}`

const pieceWords = ({ name, chosen = [], sku, quantity }: ShownPiece) =>
  `${name}${chosen.length > 0 ? ` (${chosen.join(', ')})` : ''}${sku ? `, SKU ${sku}` : ''} x ${quantity}`

const factsOf = ({ chosen = [], sku, quantity }: ShownPiece) => [
  ...(chosen.length > 0 ? [chosen.join(', ')] : []),
  ...(sku ? [`SKU: ${sku}`] : []),
  `Quantity: ${quantity}`,
]

const addressOf = (path: string, house: House) => (/^https?:/.test(path) ? path : `${house.url}${path}`)
