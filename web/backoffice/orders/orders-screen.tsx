import { Inbox } from 'lucide-react'
import type { DeskRow } from '#domain/api/order-desk.ts'
import { exportOrders, loadDeskOrders } from '#web/api/order-desk.ts'
import { useApi } from '#web/api/use-api.ts'
import { DataTable } from '#web/backoffice/list/data-table.tsx'
import { ExportButton } from '#web/backoffice/list/export-button.tsx'
import { listParams } from '#web/backoffice/list/list-address.ts'
import { useList } from '#web/backoffice/list/use-list.ts'
import { useSavedViews } from '#web/backoffice/list/use-saved-views.ts'
import { ViewTabs } from '#web/backoffice/list/view-tabs.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { OrderBulk } from './order-bulk.tsx'
import { ORDER_COLUMNS } from './order-columns.tsx'
import { ORDER_FIELDS, ORDER_VIEWS } from './order-fields.ts'

const idOf = ({ id }: DeskRow) => String(id)

/** The most used screen of the house: every order, found, sorted and worked through without opening each. */
export function OrdersScreen() {
  const api = useApi()
  const list = useList({
    area: 'orders',
    path: '/backoffice/orders',
    fields: ORDER_FIELDS,
    load: (params) => loadDeskOrders(api, params),
  })
  const { views, onSave } = useSavedViews('orders', ORDER_VIEWS)
  return (
    <>
      <ScreenHead title="Orders" />
      <DataTable
        list={list}
        columns={ORDER_COLUMNS}
        noun="orders"
        idOf={idOf}
        nameOf={(row) => `order ${row.order_number}`}
        hrefOf={(row) => `/backoffice/orders/${row.id}`}
        searchHint="Search number, name, phone, mail, PIN, SKU"
        views={<ViewTabs list={list} views={views} onSave={onSave} />}
        tools={<ExportButton name="orders" load={() => exportOrders(api, listParams(list.fields, list.state))} />}
        renderBulk={(rows, clear) => <OrderBulk rows={rows} clear={clear} />}
        empty={<EmptyState isCompact icon={Inbox} title="No orders yet" text="The first one appears here by itself." />}
      />
    </>
  )
}
