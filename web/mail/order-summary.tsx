import type { CSSProperties } from 'react'

/** What the server writes into every mail about an order; money is already in print. */
export type OrderMailData = {
  name: string
  order_number: string
  items: { name: string; quantity: number; total: string }[]
  subtotal: string
  tax: string
  shipping: string
  /** Absent in mails that were written before there were coupons. */
  discount?: string | null
  coupon_code?: string | null
  total: string
  deliver_to: string[]
}

const cell: CSSProperties = { padding: '8px 0', borderBottom: '1px solid #dfd4c4', verticalAlign: 'top' }
const money: CSSProperties = { ...cell, textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: '16px' }
const sum: CSSProperties = { padding: '4px 0' }
const sumMoney: CSSProperties = { ...sum, textAlign: 'right', whiteSpace: 'nowrap' }

export function OrderSummary({ order }: { order: OrderMailData }) {
  return (
    <>
      <table cellPadding={0} cellSpacing={0} style={{ width: '100%', margin: '0 0 16px', fontSize: '15px' }}>
        <tbody>
          {order.items.map((item, index) => (
            <tr key={index}>
              <td style={cell}>
                {item.name} × {item.quantity}
              </td>
              <td style={money}>{item.total}</td>
            </tr>
          ))}
          {sums(order).map(([label, amount]) => (
            <tr key={label}>
              <td style={sum}>{label === 'Total' ? <strong>{label}</strong> : label}</td>
              <td style={sumMoney}>{label === 'Total' ? <strong>{amount}</strong> : amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p style={{ margin: '0 0 16px', fontSize: '15px' }}>
        <strong>Delivered to</strong>
        {order.deliver_to.map((line, index) => (
          <span key={index}>
            <br />
            {line}
          </span>
        ))}
      </p>
    </>
  )
}

export function orderSummaryText(order: OrderMailData): string {
  const items = order.items.map((item) => `${item.name} x ${item.quantity}: ${item.total}`)
  const amounts = sums(order).map(([label, amount]) => `${label}: ${amount}`)
  return [...items, '', ...amounts, '', 'Delivered to:', ...order.deliver_to].join('\n')
}

const sums = (order: OrderMailData): [string, string][] => [
  ['Subtotal', order.subtotal],
  ['Tax (18% GST, included)', order.tax],
  ['Shipping', order.shipping],
  ...discountOf(order),
  ['Total', order.total],
]

function discountOf({ discount, coupon_code }: OrderMailData): [string, string][] {
  return discount ? [[coupon_code ? `Discount (${coupon_code})` : 'Discount', `−${discount}`]] : []
}
