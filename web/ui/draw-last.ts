const BETWEEN_TWO_MS = 250

/**
 * For the end of a page, with the class `served-last`: as it is served it is drawn when somebody comes near, or part by part
 * once the page is alive. Where it was not served it is drawn at once.
 */
export const drawnLast = import.meta.env.SSR ? {} : { 'data-drawn': '', suppressHydrationWarning: true }

/** One part at a time, so that the page can answer between two of them. */
export async function drawTheRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('.served-last')) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TWO_MS))
    part.dataset['drawn'] = ''
  }
}
