import { MessageCircleQuestionMark } from 'lucide-react'
import type { DeskQuestionJson } from '#domain/api/questions.ts'
import { choicesOf, type ListFields } from '#web/backoffice/list/list-address.ts'
import { type ListColumn, rowId } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import type { View } from '#web/backoffice/list/view-tabs.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { loadQuestions } from '#web/backoffice/reviews/reviews-api.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Badge } from '#web/ui/text/badge.tsx'

const STATES = choicesOf({ waiting: 'Waits for an answer', answered: 'Answered', hidden: 'Hidden' })

const FIELDS: ListFields = {
  filters: [{ name: 'state', label: 'State', kind: 'choice', options: STATES }],
  sorts: ['asked'],
  firstSort: '-asked',
}

const COLUMNS: readonly ListColumn<DeskQuestionJson>[] = [
  { id: 'question', header: 'Question', cell: (row) => <span className="line-clamp-2 max-w-md">{row.text}</span> },
  { id: 'product', header: 'Product', cell: (row) => row.product.name },
  { id: 'asker', header: 'Asked by', cell: (row) => row.name },
  { id: 'asked', header: 'Asked', sort: 'asked', cell: (row) => momentText(row.created_at) },
  { id: 'answers', header: 'Answers', align: 'end', cell: (row) => row.answers_count },
  { id: 'state', header: 'State', cell: (row) => <QuestionBadge question={row} /> },
]

const VIEWS: readonly View[] = [
  { name: 'To answer', query: '?state=waiting&sort=asked' },
  { name: 'Answered', query: '?state=answered' },
  { name: 'Hidden', query: '?state=hidden' },
  { name: 'All', query: '' },
]

export function QuestionsScreen() {
  return (
    <ListScreen
      title="Questions"
      about="What shoppers ask on the pages of the products."
      actions={
        <ButtonLink href="/backoffice/reviews" size="sm" variant="secondary">
          Reviews
        </ButtonLink>
      }
      area="questions"
      path="/backoffice/questions"
      fields={FIELDS}
      load={loadQuestions}
      columns={COLUMNS}
      noun="questions"
      idOf={rowId}
      nameOf={(row) => `question of ${row.name}`}
      hrefOf={(row) => `/backoffice/questions/${row.id}`}
      searchHint="Search words, asker, product, SKU"
      views={VIEWS}
      empty={<EmptyState isCompact icon={MessageCircleQuestionMark} title="Nobody has asked anything yet" />}
    />
  )
}

type State = Pick<DeskQuestionJson, 'is_hidden' | 'answers_count'>

export function QuestionBadge({ question }: { question: State }) {
  if (question.is_hidden) return <Badge tone="red">Hidden</Badge>
  if (question.answers_count > 0) return <Badge tone="green">Answered</Badge>
  return <Badge tone="yellow">Waits for an answer</Badge>
}
