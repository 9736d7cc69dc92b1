import type { House } from './house.ts'
import type { CSSProperties } from 'react'
import type { OrderMailData } from '#domain/mail/mail-data.ts'
import { PROMISED_LABEL } from '#domain/shipping/delivery-texts.ts'
import { PieceTable, pieceText } from './mail-pieces.tsx'

const table: CSSProperties = { width: '100%', margin: '0 0 16px', fontSize: '15px' }
const sum: CSSProperties = { padding: '4px 0' }
const sumMoney: CSSProperties = { ...sum, textAlign: 'right', whiteSpace: 'nowrap' }
const part: CSSProperties = { paddingLeft: '14px', color: '#65574a', fontSize: '14px' }
const paragraph: CSSProperties = { margin: '0 0 16px', fontSize: '15px' }

export function OrderSummary({ order, house }: { order: OrderMailData; house: House }) {
  return (
    <>
      <PieceTable pieces={order.items} house={house} aside={({ total }) => total} />
      <table cellPadding={0} cellSpacing={0} style={table}>
        <tbody>
          {sumsOf(order).map(({ label, amount, isPart, isTotal }) => (
            <tr key={label}>
              <td style={isPart ? { ...sum, ...part } : sum}>{isTotal ? <strong>{label}</strong> : label}</td>
              <td style={isPart ? { ...sumMoney, ...part } : sumMoney}>
                {isTotal ? <strong>{amount}</strong> : amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.promised && (
        <p style={paragraph}>
          <strong>{PROMISED_LABEL}</strong>
          <br />
          {order.promised}
        </p>
      )}
      {order.deliver_to.length > 0 && (
        <p style={paragraph}>
          <strong>{placeLabel(order)}</strong>
          {order.deliver_to.map((line, index) => (
            <span key={index}>
              <br />
              {line}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

export function orderSummaryText(order: OrderMailData): string {
  const amounts = sumsOf(order).map(({ label, amount, isPart }) => `${isPart ? '  of which ' : ''}${label}: ${amount}`)
  const promised = order.promised ? ['', `${PROMISED_LABEL}: ${order.promised}`] : []
  const place = order.deliver_to.length > 0 ? ['', `${placeLabel(order)}:`, ...order.deliver_to] : []
  return [...order.items.map(pieceText), '', ...amounts, ...promised, ...place].join('\n')
}

const placeLabel = ({ is_delivered }: OrderMailData) => (is_delivered ? 'Delivered to' : 'Deliver to')

type Sum = { label: string; amount: string; isPart?: boolean; isTotal?: boolean }

/** In the order and the words of cart and checkout. */
const sumsOf = (order: OrderMailData): Sum[] => [
  ...(order.items_total ? [{ label: 'Items', amount: order.items_total }] : []),
  { label: 'Subtotal', amount: order.subtotal, isPart: true },
  { label: order.tax_label ?? 'Tax (18% GST)', amount: order.tax, isPart: true },
  { label: 'Shipping', amount: order.shipping },
  ...discountOf(order),
  { label: 'Total', amount: order.total, isTotal: true },
  ...(order.paid_so_far ? [{ label: 'Paid so far', amount: order.paid_so_far }] : []),
  ...(order.still_due ? [{ label: 'Still to be paid', amount: order.still_due }] : []),
]

function discountOf({ discount, coupon_code }: OrderMailData): Sum[] {
  return discount ? [{ label: coupon_code ? `Discount (${coupon_code})` : 'Discount', amount: `−${discount}` }] : []
}
