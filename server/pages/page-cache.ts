import type { PageBody } from './page-body.ts'

export type CachedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  body: PageBody
  tags: readonly string[]
  renderedAt: number
  /** False when a part of it could not be had: shown once, never kept. */
  isWhole?: boolean
  /** From this moment it would say something else: a price whose sale has ended. */
  goodUntil?: number
}

type Options = {
  render(key: string): Promise<CachedPage>
  now(): number
  maxBytes: number
  /** Older pages are still sent once while they are rendered anew: time passes also without a change (sales, schedules). */
  maxAgeMs: number
  /** Only answers worth keeping: an error page must not outlive its cause. */
  keep(page: CachedPage): boolean
  onBackgroundError(error: unknown): void
}

/**
 * Pages are the same for everybody, so each is rendered once and kept until something it shows changes. Bounded in
 * bytes, least recently used first out; one render at a time per key.
 */
export class PageCache {
  readonly #options: Options
  readonly #pages = new Map<string, CachedPage>()
  #spare = new Map<string, CachedPage>()
  readonly #rendering = new Map<string, Promise<CachedPage>>()
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #changedAt = new Map<string, number>()
  #clearedAt = 0
  #tick = 0
  #bytes = 0
  /** While the line to the database is down nobody tells us of changes, so nothing is kept. */
  #trusted = true
  #isTold = false

  constructor(options: Options) {
    this.#options = options
  }

  async get(key: string): Promise<CachedPage> {
    return this.kept(key) ?? this.#render(key)
  }

  kept(key: string): CachedPage | undefined {
    const kept = this.#pages.get(key)
    if (!kept) return undefined
    if (this.#options.now() >= (kept.goodUntil ?? Infinity)) {
      this.#forget(key)
      return undefined
    }
    this.#pages.delete(key)
    this.#pages.set(key, kept)
    if (this.#options.now() - kept.renderedAt > this.#options.maxAgeMs)
      this.#render(key).catch(this.#options.onBackgroundError)
    return kept
  }

  drop(tags: readonly string[]): void {
    this.#tick++
    for (const tag of tags) {
      if (this.#rendering.size > 0) this.#changedAt.set(tag, this.#tick)
      for (const key of this.#keysByTag.get(tag) ?? []) this.#forget(key)
    }
  }

  clear(): void {
    this.#clearedAt = ++this.#tick
    this.#changedAt.clear()
    for (const key of this.#pages.keys()) this.#forget(key)
  }

  trust(trusted: boolean): void {
    if (trusted) this.#spare.clear()
    else if (this.#pages.size > 0) this.#spare = new Map(this.#pages)
    this.#trusted = trusted
    this.#isTold = trusted
    this.clear()
  }

  /** Another number after every change; null while nobody tells of changes, and before anybody has begun to. */
  get moment(): number | null {
    return this.#isTold ? this.#tick : null
  }

  /** What was last shown here, for when it cannot be rendered: a shop without its database has nothing newer to say. */
  spare(key: string): CachedPage | undefined {
    return this.#spare.get(key)
  }

  get size() {
    return { pages: this.#pages.size, bytes: this.#bytes }
  }

  #render(key: string): Promise<CachedPage> {
    const running = this.#rendering.get(key)
    if (running) return running
    const startedAt = this.#tick
    const promise = this.#options.render(key).then(
      (page) => {
        const changed = this.#changedSince(startedAt, page.tags)
        this.#renderingEnded(key)
        if (changed) return this.#render(key)
        if (this.#trusted && this.#options.keep(page)) this.#keep(key, page)
        return page
      },
      (error: unknown) => {
        this.#renderingEnded(key)
        throw error
      },
    )
    this.#rendering.set(key, promise)
    return promise
  }

  #renderingEnded(key: string): void {
    this.#rendering.delete(key)
    if (this.#rendering.size === 0) this.#changedAt.clear()
  }

  /** A change that came while the page was being rendered may not be in it. */
  #changedSince(tick: number, tags: readonly string[]): boolean {
    return this.#clearedAt > tick || tags.some((tag) => (this.#changedAt.get(tag) ?? 0) > tick)
  }

  #keep(key: string, page: CachedPage): void {
    this.#forget(key)
    this.#pages.set(key, page)
    this.#bytes += weight(key, page)
    for (const tag of page.tags) this.#keysOf(tag).add(key)
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#forget(oldest)
    }
  }

  #keysOf(tag: string): Set<string> {
    const keys = this.#keysByTag.get(tag) ?? new Set<string>()
    this.#keysByTag.set(tag, keys)
    return keys
  }

  #forget(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= weight(key, page)
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

/** Addresses and tags are kept as well, at two bytes a letter; whoever invents long ones must not fill the memory unseen. */
const weight = (key: string, { body, tags }: CachedPage) =>
  body.weight + 2_000 + 2 * (key.length + tags.reduce((sum, tag) => sum + tag.length + key.length, 0))
