import type { FastifyReply } from 'fastify'
import type { Result } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { refuse, success } from '#server/http/reply.ts'
import { articleNotFound, type ArticleRefusal, articleRefusal } from './article-refusals.ts'
import { presentDeskArticle } from './articles.present.ts'
import { selectArticle } from './articles.store.ts'
import { selectArticleParts } from './desk-articles.store.ts'

/** The article as the desk sees it. */
export async function showArticle({ db, clock }: Deps, reply: FastifyReply, id: number) {
  const now = clock.now()
  const [record, parts] = await Promise.all([selectArticle(db, id), selectArticleParts(db, id, now)])
  return record && parts ? success(presentDeskArticle({ record, ...parts }, now)) : refuse(reply, articleNotFound)
}

/** What came of an action: the article as it is now, or why not. */
export const answerArticle = <R extends ArticleRefusal>(deps: Deps, reply: FastifyReply, done: Result<number, R>) =>
  done.ok ? showArticle(deps, reply, done.value) : refuse(reply, articleRefusal(done.error))
