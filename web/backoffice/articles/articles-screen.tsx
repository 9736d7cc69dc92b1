import { useQuery } from '@tanstack/react-query'
import { Newspaper, Plus, Star } from 'lucide-react'
import { useMemo } from 'react'
import type { ArticleDeskRow } from '#domain/api/article-desk.ts'
import { ARTICLE_DESK } from '#domain/api/endpoints/article-desk.ts'
import { ARTICLE_STATES, articleBadge, type ArticleState } from '#domain/content/article-state.ts'
import { ARTICLE_SORT_FIELDS } from '#domain/content/desk-articles.ts'
import { readTimeText } from '#domain/content/read-time.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { DataTable } from '#web/backoffice/list/data-table.tsx'
import type { ListFields } from '#web/backoffice/list/list-address.ts'
import type { ListColumn } from '#web/backoffice/list/list-column.ts'
import { useList } from '#web/backoffice/list/use-list.ts'
import { type View, ViewTabs } from '#web/backoffice/list/view-tabs.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { choicesQuery } from './articles-api.ts'

const fieldsFor = (categories: readonly string[]): ListFields => ({
  filters: [
    {
      name: 'state',
      label: 'State',
      kind: 'choices',
      options: ARTICLE_STATES.map((value) => ({ value, label: articleBadge(value).label })),
    },
    {
      name: 'category',
      label: 'Category',
      kind: 'choice',
      options: categories.map((value) => ({ value, label: value })),
    },
  ],
  sorts: ARTICLE_SORT_FIELDS,
  firstSort: '-changed',
})

const VIEWS: readonly View[] = [
  { name: 'All', query: '' },
  { name: 'Drafts', query: '?state=draft' },
  { name: 'Scheduled', query: '?state=scheduled' },
  { name: 'Published', query: '?state=published' },
]

export function StateBadge({ state }: { state: ArticleState }) {
  const { label, tone } = articleBadge(state)
  return <Badge tone={tone}>{label}</Badge>
}

const COLUMNS: readonly ListColumn<ArticleDeskRow>[] = [
  { id: 'title', header: 'Title', sort: 'title', cell: (row) => <Title row={row} /> },
  { id: 'state', header: 'State', cell: (row) => <StateBadge state={row.state} /> },
  { id: 'category', header: 'Category', cell: (row) => row.category },
  { id: 'author', header: 'Author', cell: (row) => row.author },
  {
    id: 'published',
    header: 'Appears',
    sort: 'published',
    cell: (row) => (row.published_at && row.state !== 'draft' ? momentText(row.published_at) : ''),
  },
  { id: 'length', header: 'Length', cell: (row) => readTimeText(row.read_time), isHiddenAtFirst: true },
  { id: 'changed', header: 'Changed', sort: 'changed', cell: (row) => momentText(row.updated_at) },
]

function Title({ row }: { row: ArticleDeskRow }) {
  return (
    <span className="flex items-center gap-3">
      {row.picture ? (
        <img src={row.picture} alt="" loading="lazy" className="h-10 w-15 shrink-0 rounded-sm bg-linen object-cover" />
      ) : (
        <span aria-hidden className="h-10 w-15 shrink-0 rounded-sm bg-linen" />
      )}
      <span className="font-semibold">{row.title}</span>
      {row.is_featured && <Star aria-label="Featured" className="size-4 shrink-0 text-brass-deep" />}
    </span>
  )
}

const idOf = ({ id }: ArticleDeskRow) => String(id)

const HEAD_ACTIONS = (
  <>
    <ButtonLink href="/backoffice/articles/coming-soon" size="sm" variant="secondary">
      Coming soon
    </ButtonLink>
    <ButtonLink href="/backoffice/articles/new" size="sm" icon={<Plus aria-hidden className="size-4" />}>
      New article
    </ButtonLink>
  </>
)

/** Every article of The Design Talk, drafts too. */
export function ArticlesScreen() {
  const { data: choices, error, refetch } = useQuery(choicesQuery(useApi()))
  const fields = useMemo(() => choices && fieldsFor(choices.categories), [choices])
  return (
    <>
      <ScreenHead title="Articles" about="What stands in The Design Talk, and what will." actions={HEAD_ACTIONS} />
      {fields && <ArticleList fields={fields} />}
      {!fields && error && (
        <FailedState isCompact title="The articles could not be loaded" onRetry={() => void refetch()} />
      )}
      {!fields && !error && (
        <div role="status" aria-label="The articles are loading">
          <Skeleton className="h-96" />
        </div>
      )}
    </>
  )
}

function ArticleList({ fields }: { fields: ListFields }) {
  const api = useApi()
  const list = useList({
    area: 'articles',
    path: '/backoffice/articles',
    fields,
    load: (query) => dataOf(call(api, ARTICLE_DESK.list, { query })),
  })
  return (
    <DataTable
      list={list}
      columns={COLUMNS}
      noun="articles"
      idOf={idOf}
      nameOf={(row) => row.title}
      hrefOf={(row) => `/backoffice/articles/${row.id}`}
      searchHint="Search title, author, category"
      views={<ViewTabs list={list} views={VIEWS} />}
      empty={
        <EmptyState
          isCompact
          icon={Newspaper}
          title="No articles yet"
          text="The first one begins as a draft that only staff see."
        />
      }
    />
  )
}
