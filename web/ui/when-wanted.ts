/** Waits until something comes near the window. */
export function inSight(place: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '200px' },
    )
    observer.observe(place)
  })
}

/** Waits until somebody reaches for something: with the pointer, a finger, the keyboard, or by a link into it. */
export function reachedFor(place: Element): Promise<void> {
  return new Promise((resolve) => {
    const events = new AbortController()
    const reach = () => {
      events.abort()
      resolve()
    }
    const reachIfInside = ({ target }: Event) => isInside(place, target) && reach()
    const reachIfNamed = () => isInside(place, document.getElementById(location.hash.slice(1))) && reach()
    // React keeps events from what is not alive yet; only at the document, and on their way in, can they be heard.
    for (const name of ['pointerover', 'touchstart', 'focusin', 'click'])
      document.addEventListener(name, reachIfInside, { capture: true, signal: events.signal })
    window.addEventListener('hashchange', reachIfNamed, { signal: events.signal })
    reachIfNamed()
    // Somebody was there before anybody listened.
    if (place.contains(document.activeElement) || place.matches(':hover')) reach()
  })
}

export const atOnce = () => Promise.resolve()

const isInside = (place: Element, target: EventTarget | null): target is Element =>
  target instanceof Element && place.contains(target)
