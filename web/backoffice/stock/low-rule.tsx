import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { STOCK_DESK } from '#domain/api/endpoints/stock-desk.ts'
import { stockDesk } from '#domain/api/stock-desk.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormText } from '#web/backoffice/form/form-fields.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { lowRuleQuery } from './stock-api.ts'

const valuesOf = (now: number) => ({ low_limit: now, seen: now })

/** From how many free pieces on something is low, unless it has a number of its own. */
export function LowRule() {
  const api = useApi()
  const { data, refetch } = useQuery(lowRuleQuery(api))
  const [isOpen, setIsOpen] = useState(false)
  if (!data) return 'What is on hand, held for orders and free.'
  return (
    <>
      Low from {data.low_limit} free pieces on.{' '}
      <button type="button" className="underline underline-offset-4 hover:text-ink" onClick={() => setIsOpen(true)}>
        Change
      </button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="When is a piece low?"
        description="Holds for every piece that has no number of its own."
        schema={stockDesk.changeRules.body}
        values={valuesOf(data.low_limit)}
        send={(body) => call(api, STOCK_DESK.changeRules, { body })}
        reload={async () => valuesOf((await refetch()).data?.low_limit ?? data.low_limit)}
        submitLabel="Save"
        busyLabel="Saving..."
        onSaved={() => {
          void refetch()
          notice({ title: 'Saved', tone: 'success' })
        }}
      >
        {(form) => <FormText form={form} name="low_limit" label="Low from so many free pieces" isNumber isRequired />}
      </FormDialog>
    </>
  )
}
