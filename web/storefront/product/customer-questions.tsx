import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { dayTextOf } from '#domain/time/day-text.ts'
import { questionsQuery } from '#web/api/questions.ts'
import { useApi } from '#web/api/use-api.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { late } from '#web/ui/page/late.ts'
import { AnswerEntry } from './answer-entry.tsx'
import { useIsSignedIn } from './use-is-signed-in.ts'

const load = () => import('./question-forms.tsx')
const AskForm = late(async () => (await load()).AskForm)
const AnswerForm = late(async () => (await load()).AnswerForm)

/** Everybody reads; who is logged in asks, and who has the piece at home answers. */
export function CustomerQuestions({ product }: { product: Product }) {
  const { data: questions = [] } = useQuery(questionsQuery(useApi(), product.id))
  const isSignedIn = useIsSignedIn()
  return (
    <div className="space-y-5">
      {questions.length === 0 && <p>No questions yet.</p>}
      <ul className="divide-y divide-sand">
        {questions.map((question) => (
          <li key={question.id} className="py-4 first:pt-0">
            <p className="font-semibold whitespace-pre-line">{question.text}</p>
            <p className="text-xs text-muted">
              {question.name} · <time dateTime={question.created_at}>{dayTextOf(question.created_at)}</time>
            </p>
            {question.answers.map((answer) => (
              <AnswerEntry
                key={answer.id}
                {...answer}
                {...(answer.by === 'buyer' ? { mark: 'Bought this piece' } : {})}
              />
            ))}
            {isSignedIn && (
              <Suspense>
                <AnswerForm productId={product.id} question={question} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
      {isSignedIn ? (
        <Suspense>
          <AskForm productId={product.id} />
        </Suspense>
      ) : (
        <TextLink href={`/login?from=/product/${product.slug}%23questions`}>Log in to ask a question</TextLink>
      )}
    </div>
  )
}
