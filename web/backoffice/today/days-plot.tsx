import type { TodayJson } from '#domain/api/backoffice.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { shortDayText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import { TodayCard } from './today-card.tsx'

type Day = NonNullable<TodayJson['days']>[number]

const [WIDTH, HEIGHT] = [600, 120]
const ordersText = (count: number) => (count === 1 ? '1 order' : `${count} orders`)
const dayWords = ({ day, orders, revenue }: Day) =>
  `${shortDayText(isoDate(day))}: ${revenue === null ? '' : `${formatRupees(revenue)}, `}${ordersText(orders)}`

/** Thirty bars; who does not see them, or wants the figures, opens the table. Without the right to reports they count orders. */
export function DaysPlot({ days }: { days: readonly Day[] }) {
  const hasRevenue = days.some(({ revenue }) => revenue !== null)
  const valueOf = ({ orders, revenue }: Day) => revenue ?? orders
  const most = Math.max(1, ...days.map(valueOf))
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const revenue = days.reduce((sum, day) => sum + (day.revenue ?? 0), 0)
  const total = hasRevenue ? `${formatRupees(revenue)} from ${ordersText(orders)}` : ordersText(orders)
  const step = WIDTH / days.length
  return (
    <TodayCard id="days" title="Last 30 days" aside={total}>
      <div className="px-4 pt-4 pb-3">
        <svg
          role="img"
          aria-label={`${hasRevenue ? 'Revenue' : 'Orders'} of the last 30 days: ${total}`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-32 w-full fill-leaf"
        >
          <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="stroke-sand" />
          {days.map((day, at) => {
            const height = (valueOf(day) / most) * (HEIGHT - 4)
            return (
              <rect key={day.day} x={at * step + 2} y={HEIGHT - height} width={step - 4} height={height}>
                <title>{dayWords(day)}</title>
              </rect>
            )
          })}
        </svg>
        <p aria-hidden className="mt-1 flex justify-between text-xs text-muted">
          <span>{days[0] && shortDayText(isoDate(days[0].day))}</span>
          <span>Today</span>
        </p>
        <DaysTable days={days} hasRevenue={hasRevenue} />
      </div>
    </TodayCard>
  )
}

function DaysTable({ days, hasRevenue }: { days: readonly Day[]; hasRevenue: boolean }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer text-muted">Figures by day</summary>
      <table className="mt-2 w-full">
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="font-normal">
              Day
            </th>
            <th scope="col" className="text-right font-normal">
              Orders
            </th>
            {hasRevenue && (
              <th scope="col" className="text-right font-normal">
                Revenue
              </th>
            )}
          </tr>
        </thead>
        <tbody className="figures">
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row" className="text-left font-normal">
                {shortDayText(isoDate(day.day))}
              </th>
              <td className="text-right">{day.orders}</td>
              {day.revenue !== null && <td className="text-right">{formatRupees(day.revenue)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
