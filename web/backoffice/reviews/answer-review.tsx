import { REVIEW_DESK } from '#domain/api/endpoints/review-desk.ts'
import { type DeskReviewJson, LONGEST_REVIEW_ANSWER, reviewDesk } from '#domain/api/review-desk.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormArea } from '#web/backoffice/form/form-fields.tsx'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { useDeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { useHeldScreen } from '#web/backoffice/form/use-held-screen.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import type { ReviewDesk } from './reviews-api.ts'

const valuesOf = ({ answer, version }: DeskReviewJson) => ({ text: answer?.text ?? '', version })

type AnswerReviewProps = { review: DeskReviewJson; desk: ReviewDesk }

export function AnswerReview({ review, desk }: AnswerReviewProps) {
  const api = useApi()
  const { form, submit, refused, takeOver, isBusy, goOn } = useDeskForm(
    {
      schema: reviewDesk.answer.body,
      values: valuesOf(review),
      send: async ({ text }: { text: string }, typed: ReturnType<typeof valuesOf>) => {
        const input = { params: { id: review.id }, body: { text, version: desk.seen } }
        goOn(valuesOf(await desk.keep(call(api, REVIEW_DESK.answer, input))), typed)
      },
      reload: async () => valuesOf(await desk.reload()),
    },
    () => notice({ title: 'The answer stands on the page', tone: 'success' }),
  )
  useHeldScreen(form.formState.isDirty)
  return (
    <Section title="Answer of the shop">
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
    </Section>
  )
}
