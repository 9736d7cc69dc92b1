const WORDS_A_MINUTE = 200

export function readTimeText(minutes: number): string {
  return `${minutes} min read`
}

/** Whole minutes, the last one begun counts. */
export const readMinutes = (words: number): number => Math.max(1, Math.ceil(words / WORDS_A_MINUTE))
