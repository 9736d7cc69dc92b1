import { useQueries } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { freeSpot, type Standing } from '#domain/planning/along-wall.ts'
import { parsePlan, type Plan, PLAN_PATH, planText } from '#domain/planning/plan-address.ts'
import { productQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'

/**
 * The plan is its address. The page is served the same to everybody, so that one copy of it is kept: what an address says is read once
 * the page is alive.
 */
export function usePlan() {
  const router = useRouter()
  const address = useRouterState({ select: ({ location }) => location.searchStr })
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  const plan = parsePlan(isAlive ? Object.fromEntries(new URLSearchParams(address)) : {})
  const change = (next: Partial<Plan>) =>
    void router.navigate({ href: `${PLAN_PATH}${planText({ ...plan, ...next })}`, replace: true, resetScroll: false })
  return { plan, change }
}

export type PlanPiece = {
  slug: string
  product: Product | undefined
  /** Null while it loads, where it is gone and where its size is not recorded. */
  standing: Standing | null
  state: 'loading' | 'gone' | 'without size' | 'here'
}

/** What the plan names, as the shop sells it today, each at its spot. */
export function usePieces({ pieces, wall }: Plan): PlanPiece[] {
  const api = useApi()
  const answers = useQueries({ queries: pieces.map(({ slug }) => productQuery(api, slug)) })
  const standing: Standing[] = []
  return pieces.map(({ slug, at, isTurned }, index): PlanPiece => {
    const product = answers[index]?.data
    if (!product) return { slug, product, standing: null, state: answers[index]?.isError ? 'gone' : 'loading' }
    const { width, depth, height } = product.dimensions
    if (!width || !depth || !height) return { slug, product, standing: null, state: 'without size' }
    const size = { width, depth, height }
    const piece = { slug, at: at ?? freeSpot(standing, size, wall), isTurned, size }
    standing.push(piece)
    return { slug, product, standing: piece, state: 'here' }
  })
}
