import { useState } from 'react'
import { QUESTION_DESK } from '#domain/api/endpoints/review-desk.ts'
import type { WholeQuestionJson } from '#domain/api/questions.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { HideDialog } from '#web/backoffice/parts/hide-dialog.tsx'
import type { QuestionDesk } from '#web/backoffice/reviews/reviews-api.ts'
import { Button } from '#web/ui/action/button.tsx'

type HideWordsProps = {
  question: WholeQuestionJson
  desk: QuestionDesk
  noun: 'question' | 'answer'
  words: { is_hidden: boolean }
  answerId?: number
  /** Null when nobody is told. */
  writer: string | null
}

/** Takes a question or one answer off the page, or puts it back. */
export function HideWords({ question, desk, noun, words, answerId, writer }: HideWordsProps) {
  const api = useApi()
  const [isAsked, setIsAsked] = useState(false)
  const params = { id: question.id }
  const aim = { version: question.version, ...(answerId === undefined ? {} : { answer_id: answerId }) }
  const close = () => setIsAsked(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsAsked(true)}>
        {words.is_hidden ? `Show the ${noun} again` : `Hide the ${noun}`}
      </Button>
      <HideDialog
        isOpen={isAsked && !words.is_hidden}
        onClose={close}
        noun={noun}
        writer={writer}
        consequence="It leaves the page of the product."
        onHide={(reason) => desk.keep(call(api, QUESTION_DESK.hide, { params, body: { ...aim, reason } }))}
      />
      <ConfirmAction
        isOpen={isAsked && words.is_hidden}
        onClose={close}
        title={`Show this ${noun} again?`}
        words="It stands on the page of the product again."
        confirmLabel={`Show the ${noun}`}
        busyLabel="Showing..."
        onConfirm={() => desk.keep(call(api, QUESTION_DESK.show, { params, body: aim }))}
      />
    </>
  )
}
