import { Pager } from '#web/ui/navigation/pager.tsx'
import type { List } from './use-list.ts'

/** How many there are, said aloud when it changes, and the way to the others. */
export function ListFoot<Row extends object>({ list, noun }: { list: List<Row>; noun: string }) {
  const { result, state, lastPage } = list
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2.5 text-sm">
      <p role="status" className="figures min-h-6 text-muted">
        {result.isFetching && !result.data ? `Loading ${noun}` : countText(list, noun)}
      </p>
      <Pager
        page={state.page}
        lastPage={lastPage}
        hrefFor={(page) => list.hrefWith({ page })}
        label={`Pages of ${noun}`}
      />
    </div>
  )
}

const number = (value: number) => value.toLocaleString('en-IN')

function countText<Row extends object>({ result: { data }, rows, total }: List<Row>, noun: string): string {
  if (!data) return ''
  if (total === 0 || rows.length === 0) return `No ${noun} here`
  const first = (data.current_page - 1) * data.per_page + 1
  const all = data.is_more ? `more than ${number(total)}` : number(total)
  return `${number(first)} to ${number(first + rows.length - 1)} of ${all} ${noun}`
}
