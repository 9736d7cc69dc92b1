import { useQueryClient } from '@tanstack/react-query'
import { type CouponJson, couponDesk } from '#domain/api/coupon-desk.ts'
import { COUPON_DESK } from '#domain/api/endpoints/coupon-desk.ts'
import { istDate } from '#domain/time/ist.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormText } from '#web/backoffice/form/form-fields.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { notice } from '#web/ui/message/notice.ts'

type Terms = {
  percent: number | null
  amount: number | null
  maximum: number | null
  minimum: number
  starts_on: string
  ends_on: string | null
  total_limit: number | null
  per_person: number | null
  note: string
}
type DialogProps = { isOpen: boolean; onClose: () => void }

export function useCouponsFresh() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['backoffice', 'coupons'] })
}

const nothing = (): Terms => ({
  percent: null,
  amount: null,
  maximum: null,
  minimum: 0,
  starts_on: istDate(new Date()),
  ends_on: null,
  total_limit: null,
  per_person: 1,
  note: '',
})

export function MakeCoupon({ isOpen, onClose }: DialogProps) {
  const api = useApi()
  const fresh = useCouponsFresh()
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title="New coupon"
      schema={couponDesk.make.body}
      values={{ code: '', ...nothing() }}
      send={(body) => call(api, COUPON_DESK.make, { body })}
      submitLabel="Make coupon"
      busyLabel="Saving..."
      onSaved={() => {
        fresh()
        notice({ title: 'Coupon made', tone: 'success' })
      }}
    >
      {(form) => (
        <>
          <FormText form={form} name="code" label="Code" hint="As people type it: DIWALI26" isRequired />
          <TermFields form={form as unknown as DeskForm<Terms>} />
        </>
      )}
    </FormDialog>
  )
}

const termsOf = (coupon: CouponJson): Terms & { version: number } => ({
  percent: coupon.percent,
  amount: coupon.amount,
  maximum: coupon.maximum,
  minimum: coupon.minimum,
  starts_on: coupon.starts_on,
  ends_on: coupon.ends_on,
  total_limit: coupon.total_limit,
  per_person: coupon.per_person,
  note: coupon.note,
  version: coupon.version,
})

export function ChangeCoupon({ coupon, isOpen, onClose }: DialogProps & { coupon: CouponJson }) {
  const api = useApi()
  const fresh = useCouponsFresh()
  const reload = async () => {
    const { data } = await dataOf(call(api, COUPON_DESK.list, { query: { search: coupon.code } }))
    fresh()
    return termsOf(data.find(({ id }) => id === coupon.id) ?? coupon)
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={`Change ${coupon.code}`}
      description="Orders that carry it keep the price they were placed at."
      schema={couponDesk.change.body}
      values={termsOf(coupon)}
      send={(body) => call(api, COUPON_DESK.change, { params: { id: coupon.id }, body })}
      reload={reload}
      submitLabel="Save"
      busyLabel="Saving..."
      onSaved={() => {
        fresh()
        notice({ title: `${coupon.code} saved`, tone: 'success' })
      }}
    >
      {(form) => <TermFields form={form as unknown as DeskForm<Terms>} />}
    </FormDialog>
  )
}

function TermFields({ form }: { form: DeskForm<Terms> }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormText form={form} name="percent" label="Percent off" isNumber isEmptyNull />
      <FormText form={form} name="amount" label="Or rupees off" prefix="₹" isNumber isEmptyNull />
      <FormText form={form} name="maximum" label="At most" hint="Of a percentage" prefix="₹" isNumber isEmptyNull />
      <FormText form={form} name="minimum" label="For orders from" prefix="₹" isNumber isRequired />
      <FormText form={form} name="starts_on" label="First day" type="date" isRequired />
      <FormText form={form} name="ends_on" label="Last day" hint="Empty: until it is ended" type="date" isEmptyNull />
      <FormText form={form} name="total_limit" label="How often in all" hint="Empty: no limit" isNumber isEmptyNull />
      <FormText
        form={form}
        name="per_person"
        label="How often per person"
        hint="Empty: no limit"
        isNumber
        isEmptyNull
      />
      <FormText form={form} name="note" label="What it is for" className="sm:col-span-2" maxLength={500} />
    </div>
  )
}
