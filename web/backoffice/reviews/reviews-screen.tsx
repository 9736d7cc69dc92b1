import { Star } from 'lucide-react'
import type { ReviewRowJson } from '#domain/api/review-desk.ts'
import { choicesOf, type ListFields } from '#web/backoffice/list/list-address.ts'
import { type ListColumn, rowId } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import type { View } from '#web/backoffice/list/view-tabs.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { RatingStars } from '#web/ui/text/rating-stars.tsx'
import { loadReviews } from './reviews-api.ts'

const YES_NO = choicesOf({ yes: 'Yes', no: 'No' })

const FIELDS: ListFields = {
  filters: [
    {
      name: 'state',
      label: 'State',
      kind: 'choice',
      options: choicesOf({ shown: 'Shown', hidden: 'Hidden' }),
    },
    {
      name: 'rating',
      label: 'Stars',
      kind: 'choices',
      options: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `${value} of 5` })),
    },
    { name: 'photos', label: 'Photos', kind: 'choice', options: YES_NO },
    { name: 'verified', label: 'Verified buyer', kind: 'choice', options: YES_NO },
    { name: 'answered', label: 'Answered', kind: 'choice', options: YES_NO },
    { name: 'written', label: 'Written', kind: 'days' },
  ],
  sorts: ['written', 'rating'],
  firstSort: '-written',
}

const COLUMNS: readonly ListColumn<ReviewRowJson>[] = [
  { id: 'product', header: 'Product', cell: (row) => row.product.name },
  { id: 'stars', header: 'Stars', sort: 'rating', cell: (row) => <RatingStars rating={row.rating} size="sm" /> },
  {
    id: 'words',
    header: 'Words',
    cell: (row) => <span className="line-clamp-2 max-w-md">{row.comment ?? <em className="text-muted">None</em>}</span>,
  },
  { id: 'writer', header: 'Writer', cell: (row) => row.user.name },
  { id: 'photos', header: 'Photos', align: 'end', cell: (row) => row.photos.length },
  { id: 'verified', header: 'Verified', cell: (row) => (row.is_verified_buyer ? 'Yes' : 'No') },
  { id: 'answered', header: 'Answered', cell: (row) => (row.answer ? 'Yes' : 'No') },
  { id: 'written', header: 'Written', sort: 'written', cell: (row) => momentText(row.created_at) },
  { id: 'state', header: 'State', cell: (row) => <ShownBadge isHidden={row.is_hidden} /> },
]

const VIEWS: readonly View[] = [
  { name: 'All', query: '' },
  { name: 'Poor ones without an answer', query: '?rating=2,1&answered=no&state=shown' },
  { name: 'With photos', query: '?photos=yes' },
  { name: 'Hidden', query: '?state=hidden' },
]

export function ReviewsScreen() {
  return (
    <ListScreen
      title="Reviews"
      about="What buyers say on the pages of the products."
      actions={
        <ButtonLink href="/backoffice/questions" size="sm" variant="secondary">
          Questions of shoppers
        </ButtonLink>
      }
      area="reviews"
      path="/backoffice/reviews"
      fields={FIELDS}
      load={loadReviews}
      columns={COLUMNS}
      noun="reviews"
      idOf={rowId}
      nameOf={(row) => `review of ${row.product.name} by ${row.user.name}`}
      hrefOf={(row) => `/backoffice/reviews/${row.id}`}
      searchHint="Search words, writer, product, SKU"
      views={VIEWS}
      empty={<EmptyState isCompact icon={Star} title="Nobody has written a review yet" />}
    />
  )
}

export function ShownBadge({ isHidden }: { isHidden: boolean }) {
  return <Badge tone={isHidden ? 'red' : 'green'}>{isHidden ? 'Hidden' : 'Shown'}</Badge>
}
