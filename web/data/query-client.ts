export type QueryKey = readonly unknown[]

export type QueryOptions<T> = {
  queryKey: QueryKey
  queryFn: () => Promise<T> | T
  /** How long an answer counts as fresh; a stale one is shown and asked for again. */
  staleTime?: number
  /** How long an answer that nobody shows is kept. */
  gcTime?: number
  retry?: boolean
}

export type QueryState<T> = { data: T | undefined; error: Error | null; updatedAt: number }

/** Whoever shows an answer: is told when it changes, and says how to ask for it again. */
export type Watcher = { options: () => QueryOptions<unknown> & { enabled?: boolean }; onChange: () => void }

export type PageAnswers = { key: QueryKey; data: unknown; updatedAt: number }[]

type Entry = {
  key: QueryKey
  state: QueryState<unknown>
  watchers: Set<Watcher>
  isOutdated?: boolean
  running?: Promise<unknown> | undefined
  leaving?: ReturnType<typeof setTimeout>
}

type Defaults = { staleTime: number; gcTime: number; isWorthRetrying: (error: unknown) => boolean; retryAfter: number }

export type QueryClient = ReturnType<typeof createQueryClient>

const NOTHING: QueryState<never> = { data: undefined, error: null, updatedAt: 0 }
const hashOf = (key: QueryKey) => JSON.stringify(key)

/** Gives a query its type: what `queryFn` answers is what `useQuery` has as data. */
export const queryOptions = <T>(options: QueryOptions<T>): QueryOptions<T> => options

/** What was read from the API, by key: asked for once at a time, shown while fresh, dropped when nobody shows it. */
export function createQueryClient(defaults: Defaults) {
  const entries = new Map<string, Entry>()

  function entryOf(key: QueryKey): Entry {
    const hash = hashOf(key)
    const entry = entries.get(hash) ?? { key, state: NOTHING, watchers: new Set() }
    entries.set(hash, entry)
    return entry
  }

  const getState = <T>(key: QueryKey) => (entries.get(hashOf(key))?.state ?? NOTHING) as QueryState<T>

  function isStale({ queryKey, staleTime = defaults.staleTime }: QueryOptions<unknown>): boolean {
    const entry = entries.get(hashOf(queryKey))
    if (entry?.state.data === undefined || entry.isOutdated) return true
    return entry.state.updatedAt + staleTime <= Date.now()
  }

  /** The answer, asked for now. Who asks while another waits gets the same answer. */
  function fetchQuery<T>(options: QueryOptions<T>): Promise<T> {
    const entry = entryOf(options.queryKey)
    return (entry.running ?? ask(entry, options)) as Promise<T>
  }

  /** Nothing (null) is an answer too. */
  async function ensureQueryData<T>(options: QueryOptions<T>): Promise<T> {
    const { data } = getState<T>(options.queryKey)
    return data === undefined ? fetchQuery(options) : data
  }

  /** Never fails: who shows the answer sees the error. */
  async function prefetchQuery(options: QueryOptions<unknown>): Promise<void> {
    if (isStale(options)) await fetchQuery(options).catch(() => {})
  }

  /** Something has changed: answers whose key begins so are not true any more. Those on the screen are asked for anew. */
  async function invalidateQueries({ queryKey }: { queryKey: QueryKey }): Promise<void> {
    const touched = [...entries.values()].filter(
      ({ key }) => hashOf(key.slice(0, queryKey.length)) === hashOf(queryKey),
    )
    for (const entry of touched) entry.isOutdated = true
    // Even where an answer is on its way: it may be from before the change.
    await Promise.all(touched.map((entry) => askFor(entry, ask)))
  }

  /** Somebody else is here now. What is on its way stays: it belongs to the page that is being opened. */
  function forgetUnused(): void {
    for (const [hash, { watchers, running }] of entries) if (watchers.size === 0 && !running) entries.delete(hash)
  }

  /** The visitor is back at the tab, or the network is. */
  function refreshStale(): void {
    for (const entry of entries.values())
      void askFor(entry, async (_, options) => {
        await prefetchQuery(options)
      })
  }

  function watch(key: QueryKey, watcher: Watcher): () => void {
    const entry = entryOf(key)
    entry.watchers.add(watcher)
    return () => {
      entry.watchers.delete(watcher)
      dropLater(entry, watcher.options())
    }
  }

  /** What a rendered page was made of, for the browser to go on with. */
  function dehydrate(): PageAnswers {
    const answered = [...entries.values()].filter(({ state }) => state.data !== undefined)
    return answered.map(({ key, state: { data, updatedAt } }) => ({ key, data, updatedAt }))
  }

  function hydrate(answers: PageAnswers): void {
    for (const { key, data, updatedAt } of answers) entryOf(key).state = { data, error: null, updatedAt }
  }

  /** Only the newest question of an entry answers it. */
  function ask(entry: Entry, options: QueryOptions<unknown>): Promise<unknown> {
    const settle = (state: QueryState<unknown>) => {
      if (entry.running !== asked) return
      entry.running = undefined
      if (!state.error) entry.isOutdated = false
      show(entry, state)
      dropLater(entry, options)
    }
    const asked = answerTo(options).then(
      (data) => {
        settle({ data, error: null, updatedAt: Date.now() })
        return data
      },
      (error: unknown) => {
        settle({ ...entry.state, error: error instanceof Error ? error : new Error(String(error)) })
        throw error
      },
    )
    entry.running = asked
    // Tried again: what is shown is a wait and no longer the failure.
    if (entry.state.error) show(entry, { ...entry.state, error: null })
    return asked
  }

  async function answerTo({ queryFn, retry = true }: QueryOptions<unknown>): Promise<unknown> {
    try {
      return await queryFn()
    } catch (error) {
      if (!retry || !defaults.isWorthRetrying(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, defaults.retryAfter))
      return queryFn()
    }
  }

  function dropLater(entry: Entry, { gcTime = defaults.gcTime }: QueryOptions<unknown>): void {
    clearTimeout(entry.leaving)
    if (entry.watchers.size > 0 || gcTime === Infinity) return
    entry.leaving = setTimeout(() => {
      if (entry.watchers.size === 0 && !entry.running) entries.delete(hashOf(entry.key))
    }, gcTime)
  }

  return {
    getState,
    isStale,
    fetchQuery,
    ensureQueryData,
    prefetchQuery,
    invalidateQueries,
    forgetUnused,
    refreshStale,
    watch,
    dehydrate,
    hydrate,
  }
}

function show(entry: Entry, state: QueryState<unknown>): void {
  entry.state = state
  for (const { onChange } of entry.watchers) onChange()
}

/** Asks as those ask who show the answer; where nobody shows it, the next one to do so will ask. */
async function askFor(
  entry: Entry,
  asks: (entry: Entry, options: QueryOptions<unknown>) => Promise<unknown>,
): Promise<void> {
  const options = [...entry.watchers].map((watcher) => watcher.options()).find(({ enabled = true }) => enabled)
  // Who shows it sees the error too.
  if (options) await asks(entry, options).catch(() => {})
}
