import { DINING_ROOM_COMFORTS } from './products/dining-room-comforts.ts'
import { DINING_ROOM_SEATING } from './products/dining-room-seating.ts'
import { DINING_ROOM_TABLES_AND_STORAGE } from './products/dining-room-tables-and-storage.ts'
import type { SeedProduct } from './seed-product.ts'

export const DINING_ROOM_PRODUCTS: readonly SeedProduct[] = [
  ...DINING_ROOM_TABLES_AND_STORAGE,
  ...DINING_ROOM_SEATING,
  ...DINING_ROOM_COMFORTS,
]
