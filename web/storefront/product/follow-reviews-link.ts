/** What a reader does who goes on by themselves. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Opens the section that a link names (#reviews, #questions) and brings it into sight. The section above folds away meanwhile and
 * takes it along, however long that lasts on a slow device: it is brought back at the end of each fold, until the reader moves.
 */
export function followReviewsLink(open: (section: string) => void): () => void {
  let isArriving = false
  const bring = () => {
    if (isArriving) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }
  const stay = () => {
    isArriving = false
  }
  const follow = () => {
    if (!/^#(reviews|questions)$/.test(location.hash)) return
    isArriving = true
    open(location.hash.slice(1))
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
