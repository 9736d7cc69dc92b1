/** Where the draft of a letter is kept in this tab. */
export const enquiryKey = (draft: string) => `saalghar_${draft}`
