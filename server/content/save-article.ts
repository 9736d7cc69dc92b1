import { freeName, slugOf } from '#domain/catalog/slug.ts'
import { type ArticleFields, articleNeeds } from '#domain/content/article-fields.ts'
import { articleStateOf } from '#domain/content/article-state.ts'
import { hasHugeTable } from '#domain/content/article-tables.ts'
import { countWords } from '#domain/content/article-words.ts'
import { readMinutes } from '#domain/content/read-time.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { ArticleProblem, Coded } from './article-refusals.ts'
import {
  type ArticleRecord,
  insertArticle,
  lockArticle,
  selectChangesSince,
  selectPictureSizes,
  selectSlugOwners,
  selectSlugsLike,
  takeSlug,
  updateArticle,
} from './articles.store.ts'
import { cleanHtml, picturesIn, withSizes } from './clean-html.ts'

export type By = { readonly actor: Actor; readonly now: Date }
export type SaveArticle = {
  /** Null for a new one. */
  readonly id: number | null
  /** An empty slug is made from the title, or stays as it is. */
  readonly fields: ArticleFields
  readonly version?: number | undefined
  /** The address was another article's once, and whoever saves knows it. */
  readonly mayTakeSlug?: boolean | undefined
  /** The former version that these words come from. */
  readonly restored?: number
}

export type NotMade = 'invalid_article' | 'slug_was_used'
export type NotSaved = NotMade | 'not_ready'
type Saved = Coded<NotSaved | 'not_found' | 'changed_meanwhile'>

/** Load and lock, decide, save: one article, new or known, in the caller's transaction. Answers its id. */
export async function saveArticle(
  tx: Tx,
  command: SaveArticle & { id: null },
  by: By,
): Promise<Result<number, Coded<NotMade>>>
export async function saveArticle(tx: Tx, command: SaveArticle, by: By): Promise<Result<number, Saved>>
export async function saveArticle(tx: Tx, command: SaveArticle, by: By): Promise<Result<number, Saved>> {
  const { id, version } = command
  const opened = id === null ? ok(null) : await openArticle(tx, id, version)
  if (!opened.ok) return opened
  const before = opened.value

  const read = await wholeFields(tx, command.fields, before)
  const owners = await selectSlugOwners(tx, read.fields.slug, id)
  const problems: ArticleProblem[] = [...read.problems, ...(owners.takenBy === null ? [] : (['slug_taken'] as const))]
  if (problems.length > 0) return err({ code: 'invalid_article', problems })
  if (owners.leftBy !== null && !command.mayTakeSlug) return err({ code: 'slug_was_used', by: owners.leftBy })
  const isShown = before !== null && articleStateOf(before, by.now) !== 'draft'
  const needs = isShown ? articleNeeds(read.fields) : []
  if (needs.length > 0) return err({ code: 'not_ready', needs })

  if (owners.leftBy !== null) await takeSlug(tx, read.fields.slug, id)
  return ok(
    before
      ? await change(tx, before, read.fields, { ...by, restored: command.restored })
      : await create(tx, read.fields, by),
  )
}

/** The article, locked, as whoever decides has seen it. */
export async function openArticle(
  tx: Tx,
  id: number,
  seen: number | undefined,
): Promise<Result<ArticleRecord, Coded<'not_found' | 'changed_meanwhile'>>> {
  const article = await lockArticle(tx, id)
  if (!article) return err({ code: 'not_found' })
  if (seen === undefined || seen === article.version) return ok(article)
  return err({ code: 'changed_meanwhile', title: article.title, changes: await selectChangesSince(tx, id, seen) })
}

const writingOf = (fields: ArticleFields) => ({ ...fields, readTime: readMinutes(countWords(fields.content)) })

async function create(tx: Tx, fields: ArticleFields, { actor, now }: By): Promise<number> {
  const id = await insertArticle(tx, writingOf(fields), { by: actor.id, at: now })
  const after = { ...inShort(fields, 1), version: 1 }
  await writeAudit(tx, actor, { action: 'article.created', subject: `article:${id}`, after }, now)
  return id
}

type Change = By & { restored: number | undefined }

async function change(tx: Tx, record: ArticleRecord, fields: ArticleFields, { actor, now, restored }: Change) {
  const changed = FIELDS.filter((key) => JSON.stringify(record[key]) !== JSON.stringify(fields[key]))
  if (changed.length === 0) return record.id
  const version = await updateArticle(tx, record.id, writingOf(fields), { by: actor.id, at: now })
  const only = (words: Readonly<Record<string, unknown>>) => Object.fromEntries(changed.map((key) => [key, words[key]]))
  await writeAudit(
    tx,
    actor,
    {
      action: restored === undefined ? 'article.saved' : 'article.restored',
      subject: `article:${record.id}`,
      before: only(inShort(fieldsOf(record), record.version)),
      after: { ...only(inShort(fields, version)), version, ...(restored === undefined ? {} : { restored }) },
    },
    now,
  )
  return record.id
}

const FIELDS = [
  'title',
  'slug',
  'excerpt',
  'content',
  'featuredImage',
  'author',
  'authorAvatar',
  'category',
  'tags',
  'isFeatured',
] as const satisfies readonly (keyof ArticleFields)[]

const fieldsOf = (record: ArticleRecord): ArticleFields =>
  Object.fromEntries(FIELDS.map((key) => [key, record[key]])) as unknown as ArticleFields

/** The log names the version; the words themselves are kept there. */
const inShort = (fields: ArticleFields, version: number): Readonly<Record<string, unknown>> => ({
  ...fields,
  content: `version ${version}, ${countWords(fields.content)} words`,
})

type Read = { readonly fields: ArticleFields; readonly problems: readonly ArticleProblem[] }

async function wholeFields(tx: Tx, typed: ArticleFields, before: ArticleRecord | null): Promise<Read> {
  const clean = cleanHtml(typed.content)
  const inText = picturesIn(clean)
  const featured = typed.featuredImage === '' ? [] : [`scenes/${typed.featuredImage}`]
  const known = await selectPictureSizes(tx, [...inText, ...featured])
  const content = withSizes(clean, known)
  const isNewFeatured = typed.featuredImage !== (before?.featuredImage ?? '')
  const problems: ArticleProblem[] = []
  if (inText.some((file) => !known.has(file))) problems.push('unknown_picture')
  if (/<img [^>]*alt=""/.test(content)) problems.push('picture_without_words')
  if (hasHugeTable(content)) problems.push('huge_table')
  if (isNewFeatured && featured.some((file) => !known.has(file))) problems.push('unknown_featured')
  return { fields: { ...typed, content, slug: await slugFor(tx, typed, before) }, problems }
}

async function slugFor(tx: Tx, { slug, title }: ArticleFields, before: ArticleRecord | null): Promise<string> {
  if (slug !== '') return slug
  if (before) return before.slug
  const wanted = slugOf(title, 'article')
  const taken = await selectSlugsLike(tx, wanted)
  return freeName(wanted, (name) => taken.includes(name))
}
