import { useQueryClient } from '@tanstack/react-query'
import { PackageCheck, Printer } from 'lucide-react'
import { useState } from 'react'
import type { DeskRow } from '#domain/api/order-desk.ts'
import { packOrders, type PackedMany } from '#web/api/order-desk.ts'
import { useApi } from '#web/api/use-api.ts'
import { Menu, MenuItem } from '#web/backoffice/parts/menu.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { notPackedWords } from './not-packed-words.ts'
import { printPaper } from './print-paper.ts'

type OrderBulkProps = { rows: readonly DeskRow[]; clear: () => void }

/** What can be done with several orders at once. */
export function OrderBulk({ rows, clear }: OrderBulkProps) {
  const api = useApi()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function pack(): Promise<void> {
    setIsBusy(true)
    try {
      const outcome = await packOrders(
        api,
        rows.map(({ id }) => id),
      )
      sayPacked(outcome, rows)
      clear()
    } catch (error) {
      notice({ title: (error as Error).message, tone: 'error' })
    } finally {
      setIsBusy(false)
      await client.invalidateQueries({ queryKey: ['backoffice', 'orders'] })
    }
  }

  return (
    <>
      <Button
        size="sm"
        icon={<PackageCheck aria-hidden className="size-4" />}
        isBusy={isBusy}
        onClick={() => void pack()}
      >
        Mark as packed
      </Button>
      <PrintMenu ids={rows.map(({ id }) => id)} />
    </>
  )
}

/** One file for all of them, to be printed at once. */
function PrintMenu({ ids }: { ids: readonly number[] }) {
  const api = useApi()
  return (
    <Menu
      trigger={
        <Button size="sm" variant="secondary" icon={<Printer aria-hidden className="size-4" />}>
          Print
        </Button>
      }
    >
      <MenuItem onSelect={() => void printPaper(api, 'slips', ids)}>Packing slips</MenuItem>
      <MenuItem onSelect={() => void printPaper(api, 'labels', ids)}>Labels</MenuItem>
      <MenuItem onSelect={() => void printPaper(api, 'invoices', ids)}>Invoices</MenuItem>
    </Menu>
  )
}

function sayPacked({ packed, refused }: PackedMany, rows: readonly DeskRow[]): void {
  if (packed.length > 0) notice({ title: `${packed.length} packed`, tone: 'success' })
  if (refused.length === 0) return
  const numberOf = (id: number) => rows.find((row) => row.id === id)?.order_number ?? String(id)
  const why = notPackedWords(refused.map(({ id, ...reason }) => ({ number: numberOf(id), ...reason })))
  notice({ title: `${refused.length} not packed`, description: why, tone: 'error' })
}
