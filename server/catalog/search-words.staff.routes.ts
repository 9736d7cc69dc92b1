import type { FastifyReply } from 'fastify'
import { searchWords } from '#domain/api/search-words.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import { SHOP_VOCABULARY } from '#domain/catalog/search/shop-vocabulary.ts'
import { normaliseSearch } from '#domain/catalog/search/typed-words.ts'
import { type WordEntry, wordEntries } from '#domain/catalog/search/staff-words.ts'
import type { Result } from '#domain/result.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { explainSearch } from './explain-search.ts'
import {
  addWord,
  changeEntry,
  forgetMiss,
  type SaveSearchWordsRefusal,
  makeEntry,
  removeEntry,
  restoreEntry,
} from './save-search-words.ts'
import { listMisses, selectStaffMeanings } from './search-words.store.ts'
import { presentEntry, presentTried } from './search-words.present.ts'
import { wordsRefusal } from './word-refusals.ts'

const unknownEntry = notFound('There is no such entry.')

const config = { access: 'manage_catalog' } as const

/** Words that mean the same. */
export const searchWordRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const { db } = deps
  const entries = async () => wordEntries(SHOP_VOCABULARY, await selectStaffMeanings(db))

  async function shown<R extends SaveSearchWordsRefusal>(reply: FastifyReply, kept: Result<string, R>) {
    if (!kept.ok) return refuse(reply, wordsRefusal(kept.error))
    const entry = (await entries()).find(({ key }) => key === kept.value)
    return entry ? success(presentEntry(entry)) : refuse(reply, unknownEntry)
  }

  // A few hundred entries, most of them in the shop's own code: they are searched here and not by the database.
  app.get('/api/backoffice/search-words', { config, schema: searchWords.list }, async ({ query }) => {
    const { search, origin, page, per_page } = query
    const typed = normaliseSearch(search ?? '')
    const fits = ({ words, kinds, near }: WordEntry) =>
      [...words, ...kinds, ...near].some((word) => word.includes(typed))
    const found = (await entries()).filter((entry) => (!origin || origin.includes(entry.origin)) && fits(entry))
    const data = found.slice((page - 1) * per_page, page * per_page).map(presentEntry)
    return success({ data, ...cut(page, per_page, found.length) })
  })

  app.post('/api/backoffice/search-words', { config, schema: searchWords.make }, async (request, reply) =>
    shown(reply, await makeEntry(deps, request.body, actorOf(request))),
  )

  app.patch('/api/backoffice/search-words/:key', { config, schema: searchWords.change }, async (request, reply) => {
    const { version, ...words } = request.body
    return shown(reply, await changeEntry(deps, request.params.key, words, version, actorOf(request)))
  })

  app.post('/api/backoffice/search-words/:key/words', { config, schema: searchWords.add }, async (request, reply) =>
    shown(reply, await addWord(deps, request.params.key, request.body.word, actorOf(request))),
  )

  app.post(
    '/api/backoffice/search-words/:key/remove',
    { config, schema: searchWords.remove },
    async (request, reply) => {
      const removed = await removeEntry(deps, request.params.key, request.body.version, actorOf(request))
      return removed.ok ? success(null) : refuse(reply, wordsRefusal(removed.error))
    },
  )

  app.post(
    '/api/backoffice/search-words/:key/restore',
    { config, schema: searchWords.restore },
    async (request, reply) => shown(reply, await restoreEntry(deps, request.params.key, actorOf(request))),
  )
}

/** What people looked for in vain, and what a search would find. */
export const missedSearchRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const { db } = deps

  app.get('/api/backoffice/search-words/missed', { config, schema: searchWords.missed }, async ({ query }) => {
    const { search = '', page, per_page } = query
    const typed = normaliseSearch(search)
    const { rows, total } = await listMisses(db, typed, page, per_page)
    const data = rows.map(({ words, times, lastDay }) => ({ words, times, last_day: lastDay }))
    return success({ data, ...cut(page, per_page, total) })
  })

  app.get('/api/backoffice/search-words/try', { config, schema: searchWords.try }, async ({ query }) =>
    success(presentTried(await explainSearch(db, query.search))),
  )

  app.post('/api/backoffice/search-words/missed/forget', { config, schema: searchWords.forget }, async (request) => {
    await forgetMiss(deps, request.body.words, actorOf(request))
    return success(null)
  })
}

const cut = (page: number, per_page: number, total: number) => ({
  current_page: page,
  last_page: lastPageOf(total, per_page),
  per_page,
  total,
})
