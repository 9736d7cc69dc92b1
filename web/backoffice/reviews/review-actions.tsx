import { useState } from 'react'
import { REVIEW_DESK } from '#domain/api/endpoints/review-desk.ts'
import type { DeskReviewJson } from '#domain/api/review-desk.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { HideDialog } from '#web/backoffice/parts/hide-dialog.tsx'
import { Button } from '#web/ui/action/button.tsx'
import type { ReviewDesk } from './reviews-api.ts'

export function ReviewActions({ review, desk }: { review: DeskReviewJson; desk: ReviewDesk }) {
  const api = useApi()
  const [isAsked, setIsAsked] = useState(false)
  const { id, version, is_hidden: isHidden } = review
  const close = () => setIsAsked(false)
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setIsAsked(true)}>
        {isHidden ? 'Show again' : 'Hide'}
      </Button>
      <HideDialog
        isOpen={isAsked && !isHidden}
        onClose={close}
        noun="review"
        writer={review.email && review.user.name}
        consequence="It leaves the page with its photos, and its stars no longer count."
        onHide={(reason) => desk.keep(call(api, REVIEW_DESK.hide, { params: { id }, body: { reason, version } }))}
      />
      <ConfirmAction
        isOpen={isAsked && isHidden}
        onClose={close}
        title="Show this review again?"
        words="It stands on the page of the product again, and its stars count."
        confirmLabel="Show the review"
        busyLabel="Showing..."
        onConfirm={() => desk.keep(call(api, REVIEW_DESK.show, { params: { id }, body: { version } }))}
      />
    </>
  )
}
