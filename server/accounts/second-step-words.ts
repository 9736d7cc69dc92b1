/** Recovery codes come with the first second step of a person, which has logged their other devices out. */
export const secondStepWords = (codes: readonly string[], added: string): string =>
  codes.length > 0 ? 'Two-step sign-in is on. All other devices are logged out.' : added
