import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The word stands in the text as it was typed: what LIKE would read into its signs is taken out. */
export const holdsWord = (text: SQLWrapper, word: string): SQL =>
  sql`${text} like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
