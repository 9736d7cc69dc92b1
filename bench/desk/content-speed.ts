import { openGround } from '../storm/ground.ts'
import { manyArticles, manyProjects } from './many-articles.ts'
import { asOwner } from './as-owner.ts'
import { measure } from './measure.ts'
import { withDatabase } from '../with-database.ts'

/** Articles and projects at the desk, 100,000 of each: `node bench/desk/content-speed.ts`, or with another number. */
const [count = 100_000] = process.argv.slice(2).map(Number)
/** In small it only has to run, in its number of statements: the first answers of a process are its slowest. */
const isJudged = count >= 1_000
const LIMIT_MS = 150
const MOST_STATEMENTS = 3

const WORDS = ['teak', 'oiling cane', 'article-4711', 'mirik', 'biren', 'craft', 'walnut bench', 'article-99']
const word = (round: number) => encodeURIComponent(WORDS[round % WORDS.length] ?? '')
const last = Math.max(1, Math.floor(count / 50))
const articles = (query: string) => () => `/api/backoffice/articles?${query}`
const projects = (query: string) => () => `/api/backoffice/projects?${query}`
type Asked = [name: string, url: (round: number) => string, mostStatements?: number]
const asked: Asked[] = [
  ['articles: changed last', articles('')],
  ['articles: page 2 to 41', (round) => articles(`page=${2 + round}`)()],
  ['articles: last page', articles(`page=${last}`)],
  ['articles: by title', articles('sort=title')],
  ['articles: by title, last page', articles(`sort=title&page=${last}`)],
  ['articles: by day, last page', articles(`sort=-published&page=${last}`)],
  ['articles: drafts', articles('state=draft')],
  ['articles: drafts by title, last page', articles(`state=draft&sort=title&page=${Math.ceil(count / 1000)}`)],
  ['articles: scheduled, one category', articles('state=scheduled&category=Craft')],
  ['articles: one category, deep', articles(`category=Craft&page=${Math.ceil(last / 10)}`)],
  ['articles: search', (round) => articles(`search=${word(round)}`)()],
  ['articles: search by title, deep', (round) => articles(`search=craft&sort=title&page=${50 + round}`)()],
  ['articles: search, drafts', (round) => articles(`search=${word(round)}&state=draft`)()],
  ['articles: search, nothing', articles('search=zzqqxx')],
  ['articles: choices', () => '/api/backoffice/articles/choices'],
  ['one article', (round) => `/api/backoffice/articles/${1 + ((round * 97) % count)}`],
  ['projects: newest', projects('')],
  ['projects: last page', projects(`page=${last}`)],
  ['projects: by name, last page', projects(`sort=name&page=${last}`)],
  ['projects: by completion, last page', projects(`sort=-completed&page=${last}`)],
  ['projects: hidden, one kind', projects('state=hidden&type=Hospitality')],
  ['projects: order of the home page', projects('featured=yes&per_page=100')],
  ['projects: search', (round) => projects(`search=${word(round)}`)()],
  ['projects: search, nothing', projects('search=zzqqxx')],
  ['search over everything', (round) => `/api/backoffice/search?q=${word(round)}`, 6],
]

await withDatabase(async ({ connection, pool }) => {
  const ground = await openGround(connection)
  const started = performance.now()
  await manyArticles(pool, count)
  await manyProjects(pool, count)
  await pool.query('vacuum analyze')
  console.log(`${count} articles and projects filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const headers = await asOwner(pool)
  let isSlow = false
  for (const [name, url, most = MOST_STATEMENTS] of asked) {
    const { p50, p95, statements } = await measure(ground.app, url, headers)
    isSlow ||= (isJudged && p95 > LIMIT_MS) || statements > most
    console.log(`${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${LIMIT_MS}, ${statements} statements`)
  }
  process.exitCode = isSlow ? 1 : 0
  await ground.close()
})
