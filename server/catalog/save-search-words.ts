import type { WordKind } from '#domain/catalog/search/vocabulary.ts'
import { SHOP_VOCABULARY } from '#domain/catalog/search/shop-vocabulary.ts'
import { cleanWords, type WordEntry, wordEntries } from '#domain/catalog/search/staff-words.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findLastChange } from '#server/audit/last-change.ts'
import type { Overtaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { deleteMeaning, deleteMiss, lockEntries, selectStaffMeanings, upsertMeaning } from './search-words.store.ts'

export type EntryWords = { kind: WordKind; words: string[]; kinds: string[]; near: string[] }
export type SaveSearchWordsRefusal =
  | { readonly code: 'not_found' }
  | { readonly code: 'entry_exists'; readonly key: string }
  | { readonly code: 'no_words' }
  | (Overtaken & { readonly now: WordEntry | null })
type Coded<Code> = SaveSearchWordsRefusal & { readonly code: Code }
type Saved<Code> = Promise<Result<string, Coded<Code>>>

const cleaned = ({ kind, words, kinds, near }: EntryWords): EntryWords => ({
  kind,
  words: cleanWords(words),
  kinds: cleanWords(kinds),
  near: cleanWords(near),
})

export async function makeEntry(deps: Deps, typed: EntryWords, actor: Actor): Saved<'no_words' | 'entry_exists'> {
  const entry = cleaned(typed)
  const [key] = entry.words
  return save<Coded<'no_words' | 'entry_exists'>>(deps, actor, 'words.made', key ?? '', (found) => {
    if (key === undefined) return err({ code: 'no_words' })
    return found && found.origin !== 'removed' ? err({ code: 'entry_exists', key }) : ok({ ...entry, isRemoved: false })
  })
}

export async function changeEntry(
  deps: Deps,
  key: string,
  typed: EntryWords,
  seen: number,
  actor: Actor,
): Saved<'not_found' | 'changed_meanwhile' | 'no_words'> {
  const entry = cleaned(typed)
  return save<Coded<'not_found' | 'changed_meanwhile' | 'no_words'>>(deps, actor, 'words.changed', key, (found) => {
    if (!found) return err({ code: 'not_found' })
    if (found.version !== seen) return err({ code: 'changed_meanwhile', change: null, now: found })
    return entry.words.length === 0 ? err({ code: 'no_words' }) : ok({ ...entry, isRemoved: false })
  })
}

/** One of the shop's own can come back; one of theirs is gone. */
export async function removeEntry(
  deps: Deps,
  key: string,
  seen: number,
  actor: Actor,
): Saved<'not_found' | 'changed_meanwhile'> {
  return save<Coded<'not_found' | 'changed_meanwhile'>>(deps, actor, 'words.removed', key, (found) => {
    if (!found || found.origin === 'removed') return err({ code: 'not_found' })
    if (found.version !== seen) return err({ code: 'changed_meanwhile', change: null, now: found })
    return ok(found.origin === 'own' ? 'gone' : { ...entryWords(found), isRemoved: true })
  })
}

/** Back to how the shop had it. */
export async function restoreEntry(deps: Deps, key: string, actor: Actor): Saved<'not_found'> {
  return save(deps, actor, 'words.restored', key, (found) =>
    found && found.origin !== 'own' ? ok('gone') : err({ code: 'not_found' }),
  )
}

/** Adding a word overwrites nothing, so nobody is overtaken by it; twice is once. The search that missed it is settled. */
export async function addWord(deps: Deps, key: string, word: string, actor: Actor): Saved<'not_found' | 'no_words'> {
  const [clean] = cleanWords([word])
  return save<Coded<'not_found' | 'no_words'>>(deps, actor, 'words.changed', key, (found) => {
    if (!found || found.origin === 'removed') return err({ code: 'not_found' })
    if (clean === undefined) return err({ code: 'no_words' })
    return ok({ ...entryWords(found), words: cleanWords([...found.words, clean]), isRemoved: false, settles: clean })
  })
}

export async function forgetMiss({ db, clock }: Deps, words: string, actor: Actor): Promise<void> {
  await transact(db, async (tx) => {
    await deleteMiss(tx, words)
    await writeAudit(tx, actor, { action: 'words.forgotten', subject: `words:${words}` }, clock.now())
  })
}

const entryWords = ({ kind, words, kinds, near }: WordEntry): EntryWords => ({
  kind,
  words: [...words],
  kinds: [...kinds],
  near: [...near],
})

type Decided = 'gone' | (EntryWords & { isRemoved: boolean; settles?: string })

async function save<R extends SaveSearchWordsRefusal>(
  deps: Deps,
  actor: Actor,
  action: string,
  key: string,
  decide: (found: WordEntry | undefined) => Result<Decided, R>,
): Promise<Result<string, R>> {
  return inTransaction<string, R>(deps.db, async (tx) => {
    await lockEntries(tx)
    const found = wordEntries(SHOP_VOCABULARY, await selectStaffMeanings(tx)).find((entry) => entry.key === key)
    const decided = decide(found)
    if (!decided.ok) return err(await named(tx, key, decided.error))
    const now = deps.clock.now()
    await write(tx, key, decided.value, now)
    const before = found && { before: entryWords(found) }
    const after = decided.value === 'gone' ? {} : { after: decided.value }
    await writeAudit(tx, actor, { action, subject: `words:${key}`, ...before, ...after }, now)
    return ok(key)
  })
}

/** Who was faster. */
const named = async <R extends SaveSearchWordsRefusal>(tx: Tx, key: string, refusal: R): Promise<R> =>
  refusal.code === 'changed_meanwhile' ? { ...refusal, change: await findLastChange(tx, `words:${key}`) } : refusal

async function write(tx: Tx, key: string, decided: Decided, updatedAt: Date): Promise<void> {
  if (decided === 'gone') return deleteMeaning(tx, key)
  const { settles, ...entry } = decided
  await upsertMeaning(tx, { key, ...entry, updatedAt })
  if (settles !== undefined) await deleteMiss(tx, settles)
}
