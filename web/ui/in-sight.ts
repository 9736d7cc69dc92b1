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
    const heard = { signal: events.signal, passive: true }
    for (const name of ['pointerover', 'touchstart', 'focusin', 'click']) place.addEventListener(name, reach, heard)
    window.addEventListener('hashchange', reach, heard)
    if (location.hash !== '') reach()
  })
}
