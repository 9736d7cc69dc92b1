/** The largest number that an id can be: PostgreSQL's integer. */
export const LARGEST_ID = 2_147_483_647
