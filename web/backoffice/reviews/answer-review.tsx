import { REVIEW_DESK } from '#domain/api/endpoints/review-desk.ts'
import { type DeskReviewJson, LONGEST_REVIEW_ANSWER, reviewDesk } from '#domain/api/review-desk.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormArea } from '#web/backoffice/form/form-fields.tsx'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { useDeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { Section } from '#web/backoffice/orders/section.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useFresh } from './reviews-api.ts'

const valuesOf = ({ answer, version }: DeskReviewJson) => ({ text: answer?.text ?? '', version })

/** Begins anew with every answer that is there; what is being typed stays while the shop refuses it. */
export function AnswerReview({ review }: { review: DeskReviewJson }) {
  return (
    <Section title="Answer of the shop">
      <AnswerForm key={`${review.id} ${review.answer?.text ?? ''} ${review.is_hidden}`} review={review} />
    </Section>
  )
}

function AnswerForm({ review }: { review: DeskReviewJson }) {
  const api = useApi()
  const fresh = useFresh('reviews')
  const params = { id: review.id }
  const { form, submit, refused, takeOver, isBusy } = useDeskForm(
    {
      schema: reviewDesk.answer.body,
      values: valuesOf(review),
      send: (body: { text: string; version: number }) => fresh(call(api, REVIEW_DESK.answer, { params, body })),
      reload: async () => valuesOf(await dataOf(call(api, REVIEW_DESK.one, { params }))),
    },
    () => notice({ title: 'The answer stands on the page', tone: 'success' }),
  )
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
        <FormArea
          form={form}
          name="text"
          label="Answer"
          hint="Everybody reads it under the review. Left empty, there is none."
          isRequired={false}
          rows={4}
          className="w-full"
          maxLength={LONGEST_REVIEW_ANSWER}
        />
        <Button type="submit" size="sm" isBusy={isBusy}>
          {isBusy ? 'Saving...' : 'Answer publicly'}
        </Button>
      </form>
      <RefusedPanel refused={refused} onTakeOver={takeOver} />
    </>
  )
}
