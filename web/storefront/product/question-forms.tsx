import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { QUESTIONS } from '#domain/api/endpoints/questions.ts'
import type { Question } from '#domain/api/questions.ts'
import { checkPublicWords, wordsRefusalText } from '#domain/catalog/public-words.ts'
import { LONGEST_ANSWER, LONGEST_QUESTION } from '#domain/catalog/questions.ts'
import { ApiError } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { questionsQuery } from '#web/api/questions.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { toast } from '#web/ui/message/toast.ts'

export function AskForm({ productId }: { productId: number }) {
  const api = useApi()
  const words = useWords(productId, (text) => call(api, QUESTIONS.ask, { params: { id: productId }, body: { text } }))
  return (
    <form onSubmit={words.send} noValidate className="space-y-4 rounded-sm bg-linen p-5">
      <h3 className="text-subheading">Ask a question</h3>
      <Textarea
        label="Your question"
        isRequired
        rows={3}
        maxLength={LONGEST_QUESTION}
        hint="Everybody can read it. We send you the answer by mail."
        {...words.field}
      />
      <Button type="submit" isBusy={words.isBusy}>
        {words.isBusy ? 'Sending…' : 'Ask'}
      </Button>
    </form>
  )
}

/** Only for who bought this piece and has it at home; everybody else sees nothing here. */
export function AnswerForm({ productId, question }: { productId: number; question: Question }) {
  const api = useApi()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['products', 'answering', productId],
    queryFn: () => dataOf(call(api, QUESTIONS.standing, { params: { id: productId } })),
    retry: false,
  })
  const send = (text: string) => call(api, QUESTIONS.answer, { params: { id: question.id }, body: { text } })
  const words = useWords(productId, send, () => setIsOpen(false))
  if (!data?.answers_as) return null
  if (!isOpen)
    return (
      <Button size="sm" variant="quiet" className="mt-2" onClick={() => setIsOpen(true)}>
        Answer
      </Button>
    )
  return (
    <form onSubmit={words.send} noValidate className="mt-3 space-y-3">
      <Textarea label="Your answer" isRequired rows={3} maxLength={LONGEST_ANSWER} {...words.field} />
      <Button type="submit" size="sm" isBusy={words.isBusy}>
        {words.isBusy ? 'Sending…' : 'Send answer'}
      </Button>
    </form>
  )
}

/** What was typed stays until it has arrived. */
function useWords(
  productId: number,
  deliver: (text: string) => Promise<{ message?: string | undefined }>,
  onSent?: () => void,
) {
  const queryClient = useQueryClient()
  const api = useApi()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    const checked = checkPublicWords(text)
    setError(checked.ok ? null : wordsRefusalText(checked.error))
    if (!checked.ok || isBusy) return
    setIsBusy(true)
    try {
      const { message = 'Thank you!' } = await deliver(checked.value)
      toast.success(message)
      setText('')
      await queryClient.invalidateQueries(questionsQuery(api, productId))
      onSent?.()
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : 'It could not be sent. Please try again.')
    } finally {
      setIsBusy(false)
    }
  }
  const field = { value: text, error, onChange: ({ target }: { target: { value: string } }) => setText(target.value) }
  return { field, isBusy, send: (event: FormEvent) => void send(event) }
}
