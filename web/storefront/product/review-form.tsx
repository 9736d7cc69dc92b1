import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { CATALOG } from '#domain/api/endpoints/catalog.ts'
import { ApiError } from '#web/api/api.ts'
import { call } from '#web/api/call.ts'
import { reviewStandingQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'
import { MOST_PHOTOS } from '#domain/photos/photo-limits.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PhotoPicker } from '#web/ui/form/photo-picker.tsx'
import { RatingInput } from '#web/ui/form/rating-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { toast } from '#web/ui/message/toast.ts'

const LONGEST = 2000

/** Only for who bought this piece and has it at home; everybody else sees nothing here. */
export function ReviewForm({ product }: { product: Product }) {
  const api = useApi()
  const { data } = useQuery(reviewStandingQuery(api, product.id))
  if (data?.standing === 'has_reviewed') return <p className="text-sm text-muted">Thank you, we have your review.</p>
  return data?.standing === 'can_review' ? <Form product={product} /> : null
}

function Form({ product }: { product: Product }) {
  const { rating, setRating, comment, setComment, photos, setPhotos, error, isBusy, send } = useReview(product)
  return (
    <form onSubmit={send} noValidate className="space-y-4 rounded-sm bg-linen p-5">
      <h3 className="text-subheading">Write a review</h3>
      <RatingInput legend="Your rating" name="rating" value={rating} onChange={setRating} error={error} />
      <Textarea
        label="Your review"
        isRequired={false}
        rows={4}
        maxLength={LONGEST}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <PhotoPicker photos={photos} most={MOST_PHOTOS} onChange={setPhotos} />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Sending…' : 'Send review'}
      </Button>
    </form>
  )
}

function useReview(product: Product) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [rating, setRating] = useState<number | null>(null)
  const [comment, setComment] = useState('')
  const [photos, setPhotos] = useState<string[]>([])
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (rating === null) return setError('Please choose one to five stars')
    setError(null)
    setIsBusy(true)
    try {
      const review = { rating, photos, ...(comment.trim() ? { comment } : {}) }
      await call(api, CATALOG.review, { params: { id: product.id }, body: review })
      toast.success('Thank you for your review!')
      await queryClient.invalidateQueries({ queryKey: ['products'] })
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : 'Your review could not be sent. Please try again.')
    } finally {
      setIsBusy(false)
    }
  }
  return {
    rating,
    setRating,
    comment,
    setComment,
    photos,
    setPhotos,
    error,
    isBusy,
    send: (event: FormEvent) => void send(event),
  }
}
