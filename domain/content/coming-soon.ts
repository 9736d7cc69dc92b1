/** What the blog says of articles that are not written yet: they have no day. */
export type ComingTopic = { readonly title: string; readonly text: string; readonly category: string }
export type ComingSoonWords = { readonly lead: string; readonly topics: readonly ComingTopic[] }

export const MOST_TOPICS = 12

/** What stands there until somebody writes something else. */
export const DEFAULT_COMING_SOON: ComingSoonWords = {
  lead: 'Leave your address and we write to you when an article appears, about once a month, and for nothing else.',
  topics: [],
}
