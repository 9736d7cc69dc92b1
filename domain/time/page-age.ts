/** Time passes also without a change (sales, schedules): an older page is rendered anew, and asked for anew where it is read. */
export const PAGE_MAX_AGE_MS = 5 * 60_000
