type Ask = [name: string, url: (round: number) => string, mostStatements?: number]

const WORDS = ['sofa', 'teesta lamp', 'gen-4711', 'mirik', 'wool rug', 'gen-99', 'dining', 'bookcase']
const SAID = ['wobbly', 'number 4711', 'buyer 12', 'asker 77', 'teesta', 'gen-4711', 'lovely mirik', 'zzqqxx']
const of = (words: readonly string[], round: number) => encodeURIComponent(words[round % words.length] ?? '')
const listOf = (path: string) => (query: string) => () => `/api/backoffice/${path}?${query}`
const list = listOf('products')
const stock = listOf('stock')
const reviews = listOf('reviews')
const questions = listOf('questions')
const coupons = listOf('coupons')

const lastPage = (products: number) => `page=${Math.max(1, Math.floor(products / 50))}`

/** What staff ask of the catalogue desk with so many products, 100,000 reviews and 50,000 questions, round after round. */
export const catalogueAsks = (products: number): Ask[] => [
  ['list: changed last', list('')],
  ['list: page 2 to 41', (round) => list(`page=${2 + round}`)()],
  ['list: last page', list(lastPage(products))],
  ['list: by name', list('sort=name')],
  ['list: dearest', list('sort=-price')],
  ['list: drafts', list('state=draft')],
  ['list: published, one category, on sale', list('state=published&category=1&sale=running&sort=price')],
  ['list: runs low', list('low_stock=yes')],
  ['list: without picture', list('picture=no')],
  ['search', (round) => list(`search=${of(WORDS, round)}`)()],
  ['search: nothing', list('search=zzqqxx')],
  ['stock: by name', stock('')],
  ['stock: last page', stock(lastPage(products))],
  ['stock: by number', stock('sort=sku')],
  ['stock: by number, last page', stock(`sort=sku&${lastPage(products)}`)],
  ['stock: most free', stock('sort=-free')],
  ['stock: most held', stock('sort=-held')],
  ['stock: most held, last page', stock(`sort=-held&${lastPage(products)}`)],
  ['stock: low or out', stock('state=low,out')],
  ['stock: held, most free', stock('state=held&sort=-free')],
  ['stock: on sale, fewest', stock('kind=on_sale&sort=on_hand')],
  ['stock: search', (round) => stock(`search=${of(WORDS, round)}`)()],
  ['stock: moves', () => '/api/backoffice/stock/moves'],
  ['shelves', () => '/api/backoffice/shelves'],
  ['reviews: newest', reviews('')],
  ['reviews: last page', reviews('page=2000')],
  ['reviews: worst first', reviews('sort=rating')],
  ['reviews: one star, not answered', reviews('rating=1&answered=no')],
  ['reviews: hidden', reviews('state=hidden')],
  ['reviews: search', (round) => reviews(`search=${of(SAID, round)}`)()],
  ['reviews: a common word', reviews('search=piece')],
  ['reviews: a common word, deep', (round) => reviews(`search=piece&sort=written&page=${10 + (round % 10)}`)()],
  ['reviews: a common piece, worst first', reviews('search=sofa&sort=rating')],
  ['questions: newest', questions('')],
  ['questions: waiting, oldest first', questions('state=waiting&sort=asked')],
  ['questions: last page', questions('page=1000')],
  ['questions: search', (round) => questions(`search=${of(SAID, round)}`)()],
  ['questions: a common word', questions('search=number')],
  ['questions: a common piece, waiting', questions('search=sofa&state=waiting')],
  ['coupons: newest', coupons('')],
  ['coupons: running, most used', coupons('state=running&sort=-used')],
  ['coupons: last page', coupons('page=200')],
  ['coupons: search', (round) => coupons(`search=GIFT-${round * 7}`)()],
  ['search words', () => '/api/backoffice/search-words'],
  ['missed searches', () => '/api/backoffice/search-words/missed'],
  ['try a search', (round) => `/api/backoffice/search-words/try?search=${of(WORDS, round)}`, 8],
  ['one product', (round) => `/api/backoffice/products/${1 + ((round * 97) % products)}`, 5],
]
