import { BEDROOM_REVIEWS } from './reviews/bedroom-reviews.ts'
import { DINING_ROOM_REVIEWS } from './reviews/dining-room-reviews.ts'
import { LATER_PIECES_REVIEWS } from './reviews/later-pieces-reviews.ts'
import { LIVING_ROOM_FURNISHING_REVIEWS } from './reviews/living-room-furnishing-reviews.ts'
import { LIVING_ROOM_REVIEWS } from './reviews/living-room-reviews.ts'
import { SOFA_REVIEWS } from './reviews/sofa-reviews.ts'
import type { ReviewsBySlug } from './seed-review.ts'

export const SEED_REVIEWS: ReviewsBySlug = {
  ...SOFA_REVIEWS,
  ...LIVING_ROOM_REVIEWS,
  ...LIVING_ROOM_FURNISHING_REVIEWS,
  ...BEDROOM_REVIEWS,
  ...DINING_ROOM_REVIEWS,
  ...LATER_PIECES_REVIEWS,
}
