import { endpointsOf } from '#domain/api/endpoint.ts'
import type { questionsContract } from '#domain/api/questions.ts'
import type { WordsRefusal } from '#domain/catalog/public-words.ts'

type Codes = { ask: WordsRefusal['code']; answer: WordsRefusal['code'] | 'may_not_answer'; stop: 'link_used_up' }

export const QUESTIONS = endpointsOf<typeof questionsContract, Codes>()({
  list: ['GET', '/api/products/:id/questions', 'public'],
  standing: ['GET', '/api/products/:id/my-answers', 'customer'],
  ask: ['POST', '/api/products/:id/questions', 'customer'],
  answer: ['POST', '/api/questions/:id/answers', 'customer'],
  stop: ['POST', '/api/questions/stop', 'public'],
})
