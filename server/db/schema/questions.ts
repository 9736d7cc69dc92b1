import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { identity, moment } from './columns.ts'

/** Asked on the page of a product. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: identity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Kept apart from the account, as with reviews; null reads "Anonymous". */
    authorName: text('author_name'),
    text: text('text').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    hiddenReason: text('hidden_reason'),
    /** How many answers everybody can read; a trigger keeps it. */
    answersCount: integer('answers_count').notNull().default(0),
    wantsMail: boolean('wants_mail').notNull().default(true),
    stopToken: text('stop_token').notNull().unique(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** What the desk searches it by, as with reviews. */
    found: text('found').notNull().default(''),
  },
  (t) => [
    index('product_questions_of_product').on(t.productId, t.createdAt.desc()),
    index('product_questions_newest').on(t.createdAt.desc(), t.id.desc()),
    index('product_questions_of_person').on(t.userId),
  ],
)

export const ANSWERED_BY = ['shop', 'buyer'] as const

export const questionAnswers = pgTable(
  'question_answers',
  {
    id: identity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => productQuestions.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name'),
    by: text('by', { enum: ANSWERED_BY }).notNull(),
    text: text('text').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    hiddenReason: text('hidden_reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('question_answers_by', sql`${t.by} in ('shop', 'buyer')`),
    index('question_answers_of_question').on(t.questionId, t.createdAt),
    index('question_answers_of_person').on(t.userId),
  ],
)
