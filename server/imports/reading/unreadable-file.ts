/** Why a file is no table of products, in words. */
export class UnreadableFile extends Error {}
