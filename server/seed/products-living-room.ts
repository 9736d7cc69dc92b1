import { LIVING_ROOM_HALL } from './products/living-room-hall.ts'
import { LIVING_ROOM_MORE_SEATING } from './products/living-room-more-seating.ts'
import { LIVING_ROOM_SEATING } from './products/living-room-seating.ts'
import { LIVING_ROOM_SOFAS } from './products/living-room-sofas.ts'
import { LIVING_ROOM_STORAGE_AND_LIGHT } from './products/living-room-storage-and-light.ts'
import { LIVING_ROOM_TABLES } from './products/living-room-tables.ts'
import { LIVING_ROOM_TEXTILES_AND_DECOR } from './products/living-room-textiles-and-decor.ts'
import type { SeedProduct } from './seed-product.ts'

export const LIVING_ROOM_PRODUCTS: readonly SeedProduct[] = [
  ...LIVING_ROOM_SOFAS,
  ...LIVING_ROOM_SEATING,
  ...LIVING_ROOM_TABLES,
  ...LIVING_ROOM_STORAGE_AND_LIGHT,
  ...LIVING_ROOM_TEXTILES_AND_DECOR,
  ...LIVING_ROOM_MORE_SEATING,
  ...LIVING_ROOM_HALL,
]
