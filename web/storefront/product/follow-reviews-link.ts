/** What a reader does who goes on by themselves. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Opens the reviews for a link to #reviews and brings them into sight. The section above folds away meanwhile and takes them along,
 * however long that lasts on a slow device: they are brought back at the end of each fold, until the reader moves.
 */
export function followReviewsLink(open: () => void): () => void {
  let isArriving = false
  const bring = () => {
    if (isArriving) document.getElementById('reviews')?.scrollIntoView()
  }
  const stay = () => {
    isArriving = false
  }
  const follow = () => {
    if (location.hash !== '#reviews') return
    isArriving = true
    open()
    requestAnimationFrame(bring)
  }
  follow()
  window.addEventListener('hashchange', follow)
  document.addEventListener('transitionend', bring)
  for (const move of OWN_MOVES) window.addEventListener(move, stay, { passive: true })
  return () => {
    window.removeEventListener('hashchange', follow)
    document.removeEventListener('transitionend', bring)
    for (const move of OWN_MOVES) window.removeEventListener(move, stay)
  }
}
