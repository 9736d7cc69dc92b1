/** Until a part is alive its presses are kept; the function that is returned gives them back to it. Links work anyway. */
export function keepPresses(place: Element): () => void {
  const kept: HTMLElement[] = []
  const keep = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null
    if (!target) return
    event.preventDefault()
    kept.push(target)
  }
  place.addEventListener('click', keep)
  return () => {
    place.removeEventListener('click', keep)
    for (const target of kept) if (target.isConnected) target.click()
  }
}

const PRESSABLE = 'button, summary, label, input:is([type="checkbox"], [type="radio"], [type="submit"])'
