import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What was typed is text, not a pattern: the signs that LIKE would read something into stand for themselves. */
export const asTyped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

export const containing = (text: string): string => `%${asTyped(text)}%`

/** The word stands somewhere in the text. */
export const holdsWord = (text: SQLWrapper, word: string): SQL => sql`${text} like ${containing(word)}`
