import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ProductPicturesJson } from '#domain/api/picture-desk.ts'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { arrange, productPicturesKey, productPicturesQuery, type Shown } from './picture-api.ts'

export const shownOf = ({ shown }: ProductPicturesJson): Shown[] =>
  shown.map(({ name, colours }) => ({ name, colours: [...colours] }))

/**
 * The pictures of a product, and how to put them in order. A new order is shown at once and sent; two in quick succession go
 * one after the other. One that the shop refuses is taken back with its reason.
 */
export function useProductPictures(productId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = useQuery(productPicturesQuery(api, productId))
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const key = productPicturesKey(productId)
  const now = () => queryClient.getQueryData<ProductPicturesJson>(key)
  const refresh = () => queryClient.invalidateQueries({ queryKey: key })

  async function save(wanted: (before: ProductPicturesJson) => Shown[]): Promise<boolean> {
    await queryClient.cancelQueries({ queryKey: key })
    const before = now()
    if (!before) return false
    const shown = wanted(before)
    queryClient.setQueryData(key, inOrder(before, shown))
    setProblem(null)
    setIsSaving(true)
    const mine = last.current.then(async () => {
      const after = await arrange(api, productId, { version: now()?.version ?? '', shown })
      queryClient.setQueryData(key, after)
    })
    last.current = mine.catch(() => undefined)
    try {
      await mine
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      await refresh()
      return false
    } finally {
      setIsSaving(false)
    }
  }
  return { ...query, api, save, refresh, problem, setProblem, isSaving }
}

/** As it will be when the shop has taken it. */
function inOrder(before: ProductPicturesJson, shown: readonly Shown[]): ProductPicturesJson {
  const all = [
    ...before.shown,
    ...before.aside.map((picture) => ({ name: picture.name, url: picture.url, picture, colours: [] as number[] })),
  ]
  const names = new Set(shown.map(({ name }) => name))
  const taken = before.shown.filter(({ name }) => !names.has(name)).flatMap(({ picture }) => picture ?? [])
  return {
    ...before,
    shown: shown.flatMap(({ name, colours }) => {
      const entry = all.find((each) => each.name === name)
      return entry ? [{ ...entry, colours }] : []
    }),
    aside: [...taken, ...before.aside.filter(({ name }) => !names.has(name))],
  }
}
