import { Inbox } from 'lucide-react'
import { exportOrders, loadDeskOrders } from '#web/api/order-desk.ts'
import { rowId } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import { useSavedViews } from '#web/backoffice/list/use-saved-views.ts'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { OrderBulk } from './order-bulk.tsx'
import { ORDER_COLUMNS } from './order-columns.tsx'
import { ORDER_FIELDS, ORDER_VIEWS } from './order-fields.ts'

/** The most used screen of the house: every order, found, sorted and worked through without opening each. */
export function OrdersScreen() {
  const { views, onSave } = useSavedViews('orders', ORDER_VIEWS)
  return (
    <ListScreen
      title="Orders"
      area="orders"
      path="/backoffice/orders"
      fields={ORDER_FIELDS}
      load={loadDeskOrders}
      columns={ORDER_COLUMNS}
      noun="orders"
      idOf={rowId}
      nameOf={(row) => `order ${row.order_number}`}
      hrefOf={(row) => `/backoffice/orders/${row.id}`}
      searchHint="Search number, name, phone, mail, PIN, SKU"
      views={views}
      onSaveView={onSave}
      exportRows={exportOrders}
      renderBulk={(rows, clear) => <OrderBulk rows={rows} clear={clear} />}
      empty={<EmptyState isCompact icon={Inbox} title="No orders yet" text="The first one appears here by itself." />}
    />
  )
}
