import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { useApi } from '#web/api/use-api.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPeople } from './order-people.tsx'
import { deskOrderQuery } from './order-query.ts'
import { OrderStory } from './order-story.tsx'

/** One order, with everything the desk knows of it and can do with it. */
export function OrderPage() {
  const id = Number(useParams({ strict: false }).id)
  const result = useQuery(deskOrderQuery(useApi(), id))
  return (
    <OneOfArea noun="order" list="/backoffice/orders" result={result}>
      {(order) => <Order order={order} />}
    </OneOfArea>
  )
}

function Order({ order }: { order: DeskOrder }) {
  return (
    <>
      <OrderHead order={order} actions={<OrderActions order={order} />} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <OrderParcels order={order} />
          <OrderMoney order={order} />
          <OrderStory order={order} />
        </div>
        <div className="grid min-w-0 gap-4">
          <OrderNotes order={order} />
          <OrderPeople order={order} />
          <OrderPapers order={order} />
          <OrderMails order={order} />
        </div>
      </div>
    </>
  )
}
