import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { QUESTION_DESK } from '#domain/api/endpoints/review-desk.ts'
import { questionDesk, type WholeQuestionJson } from '#domain/api/questions.ts'
import { LONGEST_ANSWER } from '#domain/catalog/questions.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormArea } from '#web/backoffice/form/form-fields.tsx'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { useDeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { useHeldScreen } from '#web/backoffice/form/use-held-screen.ts'
import { Nothing, Section } from '#web/backoffice/parts/section.tsx'
import { HistoryList } from '#web/backoffice/parts/history-list.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { type QuestionDesk, questionQuery, useQuestion } from '#web/backoffice/reviews/reviews-api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useShop } from '#web/document/use-shop.ts'
import { notice } from '#web/ui/message/notice.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { HideWords } from './hide-words.tsx'
import { QuestionBadge } from './questions-screen.tsx'

const ACTION_WORDS = {
  'question.answered': 'Answered',
  'question.hidden': 'Question hidden',
  'question.shown': 'Question shown again',
  'question.answer_hidden': 'Answer hidden',
  'question.answer_shown': 'Answer shown again',
}

export function QuestionPage() {
  const id = Number(useParams({ strict: false }).id)
  const result = useQuery(questionQuery(useApi(), id))
  return (
    <OneOfArea noun="question" list="/backoffice/questions" result={result}>
      {(question) => <Whole key={question.id} question={question} />}
    </OneOfArea>
  )
}

function Whole({ question }: { question: WholeQuestionJson }) {
  const { product, name, answers } = question
  const desk = useQuestion(question)
  const [written, setWritten] = useState(0)
  return (
    <>
      <ScreenHead
        back={{ href: '/backoffice/questions?state=waiting&sort=asked', label: 'Questions' }}
        title={product.name}
        badge={<QuestionBadge question={question} />}
        about={`${name}, ${momentText(question.created_at)}`}
        actions={
          <HideWords question={question} desk={desk} noun="question" words={question} writer={question.email && name} />
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <Section title="Question">
            <p className="whitespace-pre-line wrap-anywhere">{question.text}</p>
            {question.is_hidden && question.hidden_reason && <Because reason={question.hidden_reason} />}
          </Section>
          <Section title="Answers">
            {answers.length === 0 && <Nothing>Nobody has answered yet.</Nothing>}
            <ul className="divide-y divide-sand">
              {answers.map((answer) => (
                <Answer key={answer.id} question={question} desk={desk} answer={answer} />
              ))}
            </ul>
            <AnswerForm key={written} question={question} desk={desk} onSaved={() => setWritten(written + 1)} />
          </Section>
        </div>
        <div className="grid min-w-0 gap-4">
          <Section title="On the page">
            <NavLink href={`/product/${product.slug}#questions`} className="text-sm underline">
              See it as a shopper does
            </NavLink>
          </Section>
          <Section title="History">
            <HistoryList entries={question.history} words={ACTION_WORDS} />
          </Section>
        </div>
      </div>
    </>
  )
}

type AnswerProps = { question: WholeQuestionJson; desk: QuestionDesk; answer: WholeQuestionJson['answers'][number] }

function Answer({ question, desk, answer }: AnswerProps) {
  return (
    <li className="py-3 text-sm first:pt-0">
      <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2 text-muted">
        <span>
          {answer.name}, {answer.by === 'buyer' ? 'bought this piece, ' : ''}
          {momentText(answer.created_at)}
        </span>
        <HideWords
          question={question}
          desk={desk}
          noun="answer"
          words={answer}
          answerId={answer.id}
          writer={answer.by === 'buyer' ? answer.name : null}
        />
      </div>
      {answer.is_hidden && answer.hidden_reason && <Because reason={answer.hidden_reason} />}
    </li>
  )
}

const Because = ({ reason }: { reason: string }) => (
  <p className="mt-2 rounded-sm bg-terracotta-soft px-3 py-2 text-sm">Hidden because: {reason}</p>
)

type AnswerFormProps = { question: WholeQuestionJson; desk: QuestionDesk; onSaved: () => void }

function AnswerForm({ question, desk, onSaved }: AnswerFormProps) {
  const shop = useShop()
  const api = useApi()
  const { form, submit, refused, takeOver, isBusy } = useDeskForm(
    {
      schema: questionDesk.answer.body,
      values: { text: '', version: question.version },
      send: ({ text }: { text: string }) => {
        const input = { params: { id: question.id }, body: { text, version: desk.seen } }
        return desk.keep(call(api, QUESTION_DESK.answer, input))
      },
      reload: async () => ({ text: '', version: (await desk.reload()).version }),
    },
    () => {
      notice({
        title: 'Answered',
        description: 'It stands on the page, and the asker gets it by mail.',
        tone: 'success',
      })
      onSaved()
    },
  )
  useHeldScreen(form.formState.isDirty, 'Answer: leave without sending what you typed?')
  return (
    <>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col items-start gap-3">
        <FormArea
          form={form}
          name="text"
          label={`Answer as ${shop.name}`}
          hint="Everybody reads it; the asker also gets it by mail."
          rows={4}
          className="w-full"
          maxLength={LONGEST_ANSWER}
        />
        <Button type="submit" size="sm" isBusy={isBusy}>
          {isBusy ? 'Sending...' : 'Answer'}
        </Button>
      </form>
      <RefusedPanel refused={refused} onTakeOver={takeOver} />
    </>
  )
}
