import type { OnePieceJson } from '#domain/api/stock-desk.ts'
import { Nothing, Section } from '#web/backoffice/parts/section.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'

/** Orders that are not paid yet, and until when the pieces wait for them. */
export function PieceHolds({ piece: { holds } }: { piece: OnePieceJson }) {
  return (
    <Section title="Held for">
      {holds.length === 0 ? (
        <Nothing>No open order holds this piece.</Nothing>
      ) : (
        <ul className="divide-y divide-sand/70 text-sm">
          {holds.map(({ order_id: id, order_number: number, quantity, expires_at: until }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <NavLink href={`/backoffice/orders/${id}`} className="font-semibold">
                {number}
              </NavLink>
              <span className="figures">
                {quantity} until {momentText(until)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
