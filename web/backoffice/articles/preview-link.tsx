import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { DeskArticle } from '#domain/api/article-desk.ts'
import { ARTICLE_DESK } from '#domain/api/endpoints/article-desk.ts'
import { PREVIEW_DAYS } from '#domain/content/desk-articles.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAction } from '#web/backoffice/form/use-action.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useCopied } from '#web/ui/action/use-copied.ts'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { useCacheArticle } from './articles-api.ts'

type PreviewLinkProps = { article: DeskArticle }

const CHOICES = PREVIEW_DAYS.map((days) => ({ value: String(days), label: days === 1 ? 'a day' : `${days} days` }))

/** A secret address that shows it as it was last saved, to whoever has it. */
export function PreviewLink({ article }: PreviewLinkProps) {
  const [days, setDays] = useState('7')
  const { make, end, isBusy } = useLink(article)
  return (
    <Section title="Preview link">
      {article.preview ? (
        <>
          <TheLink path={article.preview.path} />
          <p className="mt-2 text-sm text-muted">Works until {momentText(article.preview.expires_at)}.</p>
          <Button size="sm" variant="secondary" className="mt-3" isBusy={isBusy} onClick={() => void end()}>
            End the link
          </Button>
        </>
      ) : (
        <div className="grid gap-3">
          <p className="text-sm text-muted">
            For somebody without a login: they see it as a reader would, before it is out.
          </p>
          <Select label="Works for" value={days} options={CHOICES} onChange={(event) => setDays(event.target.value)} />
          <Button size="sm" variant="secondary" isBusy={isBusy} onClick={() => void make(Number(days))}>
            Make a link
          </Button>
        </div>
      )}
    </Section>
  )
}

function TheLink({ path }: { path: string }) {
  const { publicUrl } = useRouteContext({ from: '__root__' })
  const { isCopied, copy } = useCopied()
  return (
    <div className="grid gap-2">
      <TextInput
        label="Secret link"
        readOnly
        value={`${publicUrl}${path}`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex gap-2">
        <Button size="sm" onClick={() => void copy(`${publicUrl}${path}`)}>
          {isCopied ? 'Copied!' : 'Copy'}
        </Button>
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className="self-center text-sm underline decoration-brass underline-offset-4"
        >
          Open
        </a>
      </div>
    </div>
  )
}

function useLink({ id }: DeskArticle) {
  const api = useApi()
  const keep = useCacheArticle()
  const { run, isBusy } = useAction()
  return {
    isBusy,
    make: (days: number) => run(() => keep(call(api, ARTICLE_DESK.makeLink, { params: { id }, body: { days } }))),
    end: () => run(() => keep(call(api, ARTICLE_DESK.endLink, { params: { id } }))),
  }
}
