import { type ReactNode, useEffect, useState } from 'react'
import { type Api, ApiError } from '#web/api/api.ts'
import { answerNewsletter } from '#web/api/content.ts'
import { stopQuestionMails } from '#web/api/stop-question-mails.ts'
import { stopRestock } from '#web/api/restock.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'

const MailCheck = drawnIcon('mail-check')
const MailX = drawnIcon('mail-x')

type Asked = { answer: 'confirm' | 'leave' | 'restock' | 'question'; token: string }
type State = { status: 'asking' | 'sending' } | { status: 'done' | 'failed'; message: string }

const WORDS = {
  confirm: {
    icon: MailCheck,
    title: 'Shall we write to you?',
    text: 'One press, and you hear of new articles.',
    button: 'Yes, write to me',
  },
  leave: {
    icon: MailX,
    title: 'Shall we stop writing?',
    text: 'One press, and no mail about articles comes any more.',
    button: 'Yes, stop',
  },
  restock: {
    icon: MailX,
    title: 'Shall we stop writing?',
    text: 'One press, and no mail comes about pieces that you wait for.',
    button: 'Yes, stop',
  },
  question: {
    icon: MailX,
    title: 'Shall we stop writing?',
    text: 'One press, and no mail comes about answers to your questions.',
    button: 'Yes, stop',
  },
}

/** For search engines and shared links. */
export const page = {
  path: '/newsletter',
  title: 'Mails about new articles',
  description: 'Begin or end our mails about new articles of The Design Talk.',
  noindex: true,
}

/** The link alone changes nothing: programs that look into mails follow links too. A person presses the button. */
export function NewsletterPage() {
  const api = useApi()
  // Undefined where nobody can know: one page is kept for all links.
  const [asked, setAsked] = useState<Asked | null>()
  const [state, setState] = useState<State>({ status: 'asking' })
  useEffect(() => setAsked(readAsked()), [])

  async function send({ answer, token }: Asked) {
    setState({ status: 'sending' })
    try {
      const { message = '' } = await ask(api, answer, token)
      setState({ status: 'done', message })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ status: 'failed', message: error.message })
    }
  }

  if (state.status === 'done' || state.status === 'failed')
    return <Page icon={state.status === 'done' ? MailCheck : MailX} title={state.message} />
  if (asked === undefined) return <PlainQuestion />
  if (asked === null) return <Page icon={MailX} title="This link is not complete." />
  const { icon, title, text, button } = WORDS[asked.answer]
  return (
    <Page icon={icon} title={title} text={text}>
      <Button isBusy={state.status === 'sending'} onClick={() => void send(asked)}>
        {button}
      </Button>
    </Page>
  )
}

/** Until the script has come: the form goes to the address that the reader came by, with all that is in it. */
function PlainQuestion() {
  return (
    <Page icon={MailCheck} title="Our mails to you" text="One press, and it is as the link in your mail says.">
      <form method="post">
        <Button type="submit">Yes, please</Button>
      </form>
    </Page>
  )
}

function ask(api: Api, answer: Asked['answer'], token: string): Promise<{ message?: string | undefined }> {
  if (answer === 'restock') return stopRestock(api, token)
  if (answer === 'question') return stopQuestionMails(api, token)
  return answerNewsletter(api, answer, token)
}

function readAsked(): Asked | null {
  const params = new URLSearchParams(location.search)
  for (const answer of ['confirm', 'leave', 'restock', 'question'] as const) {
    const token = params.get(answer)
    if (token) return { answer, token }
  }
  return null
}

type PageProps = { icon: typeof MailX; title: string; text?: string; children?: ReactNode }

function Page({ icon, title, text, children }: PageProps) {
  return (
    <EmptyState
      headingLevel={1}
      icon={icon}
      title={title}
      text={text}
      className="py-section"
      actions={
        <>
          {children}
          <ButtonLink href="/blog" variant="secondary">
            The Design Talk
          </ButtonLink>
        </>
      }
    />
  )
}
