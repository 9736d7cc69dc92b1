import { BEDROOM_PRODUCTS } from './products-bedroom.ts'
import { DINING_ROOM_PRODUCTS } from './products-dining-room.ts'
import { LIVING_ROOM_PRODUCTS } from './products-living-room.ts'
import type { SeedProduct } from './seed-product.ts'

export const SEED_PRODUCTS: readonly SeedProduct[] = [
  ...LIVING_ROOM_PRODUCTS,
  ...BEDROOM_PRODUCTS,
  ...DINING_ROOM_PRODUCTS,
]
