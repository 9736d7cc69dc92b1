import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { STOCK_DESK } from '#domain/api/endpoints/stock-desk.ts'
import type { ProductDeskRow } from '#domain/api/product-desk.ts'
import { type PieceJson, stockDesk } from '#domain/api/stock-desk.ts'
import { LOW_STOCK } from '#domain/cart/piece-texts.ts'
import { type Api, ApiError } from '#web/api/api.ts'
import { call, dataOf, isRefusedWith } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { newIdempotencyKey } from '#web/backoffice/form/idempotency-key.ts'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { useFocusBack } from '#web/ui/overlay/use-focus-back.ts'
import { GridField } from './grid-field.tsx'
import { stockHref } from './stock-href.ts'

/** What is free. A press counts what is on hand, and the ledger says so; colours are counted apart, on the stock's own screen. */
export function GridStock({ row }: { row: ProductDeskRow }) {
  const { may } = useStaff()
  const edit = useCount(row)
  const button = useFocusBack(edit.typed !== null)
  const figure = <Figure row={row} />
  if (!may('manage_stock')) return figure
  if (row.is_custom || row.colours > 0)
    return (
      <NavLink
        href={stockHref(row)}
        aria-label={`${row.is_custom ? 'Made to order' : `${row.on_hand - row.held} free`}: stock of ${row.name}`}
        className="relative z-10 inline-flex min-h-8 items-center whitespace-nowrap underline-offset-4 hover:underline lg:z-auto"
      >
        {figure}
      </NavLink>
    )
  if (edit.typed !== null) return <GridField label={`On hand of ${row.name}`} edit={edit} />
  return (
    <button
      ref={button}
      type="button"
      aria-label={`Stock of ${row.name}: ${row.on_hand - row.held} free, ${row.held} held. Count`}
      onClick={edit.begin}
      className="figures relative z-10 -mr-1.5 min-h-8 cursor-text rounded-sm border border-transparent px-1.5 hover:border-edge hover:bg-white lg:z-auto"
    >
      {figure}
    </button>
  )
}

function Figure({ row }: { row: ProductDeskRow }) {
  const free = row.on_hand - row.held
  const isLow = !row.is_custom && free <= LOW_STOCK
  return (
    <span className={clsx(isLow && 'font-semibold text-terracotta-deep')}>
      {row.is_custom ? 'to order' : free}
      {row.held > 0 && <span className="block text-xs font-normal text-muted">{row.held} held</span>}
    </span>
  )
}

/** The piece as the stock's own list has it, with the number of its last move. */
async function pieceOf(api: Api, row: ProductDeskRow): Promise<PieceJson | undefined> {
  const { data } = await dataOf(call(api, STOCK_DESK.list, { query: { search: row.sku, per_page: 100 } }))
  return data.find(({ product_id, color }) => product_id === row.id && color === null)
}

function useCount(row: ProductDeskRow) {
  const api = useApi()
  const client = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  /** As somebody has seen it: after a clash it is the new state, and a second Enter means it. */
  const [seen, setSeen] = useState<PieceJson | null>(null)
  const [key, setKey] = useState(newIdempotencyKey)
  const end = () => setTyped(null)

  const begin = () => {
    setError(null)
    setSeen(null)
    setTyped(String(row.on_hand))
  }

  async function book(counted: number): Promise<void> {
    const piece = seen ?? (await pieceOf(api, row))
    if (!piece) return setError('Its stock has changed meanwhile. Look at it on the stock screen.')
    if (seen === null && piece.on_hand !== row.on_hand) {
      setSeen(piece)
      return setError(`Meanwhile the books say ${piece.on_hand}. Enter counts ${counted} all the same.`)
    }
    const body = { counted, seen: piece.last_move }
    await call(api, STOCK_DESK.count, { params: { id: piece.id }, headers: { 'idempotency-key': key }, body })
    setKey(newIdempotencyKey())
    end()
    for (const area of ['products', 'stock', 'today']) void client.invalidateQueries({ queryKey: ['backoffice', area] })
  }

  async function save(): Promise<void> {
    if (typed === null || isBusy) return
    const wanted = stockDesk.count.body.shape.counted.safeParse(typed.trim() === '' ? null : Number(typed))
    if (!wanted.success) return setError(wanted.error.issues[0]?.message ?? null)
    if (wanted.data === row.on_hand && seen === null) return end()
    setIsBusy(true)
    try {
      await book(wanted.data)
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown
      if (isRefusedWith(thrown, STOCK_DESK.count, 'changed_meanwhile')) setSeen((await pieceOf(api, row)) ?? null)
      setKey(newIdempotencyKey())
      setError(thrown.message)
    } finally {
      setIsBusy(false)
    }
  }
  const leave = async () => (error === null ? save() : undefined)
  return { typed, error, isBusy, begin, end, save, type: setTyped, leave }
}
