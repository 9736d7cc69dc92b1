import type { House } from './house.ts'
import type { CSSProperties } from 'react'
import type { MailPiece } from '#domain/mail/mail-data.ts'

const cell: CSSProperties = { padding: '10px 0', borderBottom: '1px solid #dfd4c4', verticalAlign: 'top' }
const thumb: CSSProperties = { ...cell, width: '72px', paddingRight: '14px' }
const money: CSSProperties = { ...cell, textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: '16px' }
const picture: CSSProperties = { display: 'block', width: '72px', height: 'auto', borderRadius: '3px' }
const small: CSSProperties = { color: '#65574a', fontSize: '13px' }

type PieceRowProps = { piece: MailPiece; house: House; link?: { label: string; path: string } }

/** One row of a piece: how it looks, what was chosen, how many. A link stands where money is not the matter. */
export function PieceRow({ piece, house, link }: PieceRowProps) {
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
      <td style={money}>{link ? <a href={`${house.url}${link.path}`}>{link.label}</a> : piece.total}</td>
    </tr>
  )
}

export const pieceText = (piece: MailPiece) =>
  `${piece.name}${piece.chosen?.length ? ` (${piece.chosen.join(', ')})` : ''} x ${piece.quantity}: ${piece.total}`

const factsOf = ({ chosen = [], sku, quantity }: MailPiece) => [
  ...(chosen.length > 0 ? [chosen.join(', ')] : []),
  ...(sku ? [`SKU: ${sku}`] : []),
  `Quantity: ${quantity}`,
]

const addressOf = (path: string, house: House) => (/^https?:/.test(path) ? path : `${house.url}${path}`)
