/** Where the draft of a letter is kept in this tab. */
export const enquiryKey = (draft: string) => `saalghar_${draft}`

export function hasKeptEnquiry(draft: string): boolean {
  try {
    return sessionStorage.getItem(enquiryKey(draft)) !== null
  } catch {
    return false
  }
}
