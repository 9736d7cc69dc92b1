import { BEDROOM_BEDS } from './products/bedroom-beds.ts'
import { BEDROOM_CHILDREN } from './products/bedroom-children.ts'
import { BEDROOM_COMFORTS } from './products/bedroom-comforts.ts'
import { BEDROOM_TABLES_AND_STORAGE } from './products/bedroom-tables-and-storage.ts'
import { BEDROOM_WARDROBE_AND_DESK } from './products/bedroom-wardrobe-and-desk.ts'
import type { SeedProduct } from './seed-product.ts'

export const BEDROOM_PRODUCTS: readonly SeedProduct[] = [
  ...BEDROOM_BEDS,
  ...BEDROOM_TABLES_AND_STORAGE,
  ...BEDROOM_COMFORTS,
  ...BEDROOM_WARDROBE_AND_DESK,
  ...BEDROOM_CHILDREN,
]
