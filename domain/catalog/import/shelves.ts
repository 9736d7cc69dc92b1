/** The categories and rooms of the shop, by name. */
export type Shelves = { readonly categories: readonly Shelf[]; readonly rooms: readonly Shelf[] }
export type Shelf = { readonly id: number; readonly name: string }

export const byName = (shelves: readonly Shelf[]): ReadonlyMap<string, number> =>
  new Map(shelves.map(({ id, name }) => [name.trim().toLowerCase(), id]))

export const nameOf = (shelves: readonly Shelf[], id: unknown): string =>
  shelves.find((shelf) => shelf.id === id)?.name ?? ''
