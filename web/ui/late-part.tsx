import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'

type Options<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** Where the part stands in the served page. */
  selector: string
  /** When its code is wanted: before it comes into sight, or when somebody reaches for it. */
  when: (place: Element) => Promise<void>
  /** The part itself where the page is rendered: `import.meta.env.SSR && (await load())`. */
  served: ComponentType<Props> | false
}

/**
 * A part of the page that is served as HTML and whose code comes when it is wanted. Where it was not served it comes at
 * once. Give it properties that stay the same: when one changes before the part is alive, React draws the part anew, and
 * it vanishes until its code is there.
 */
export function latePart<Props extends object>({ load, selector, when, served }: Options<Props>) {
  let loaded = served || undefined
  let isAlive = false
  let showNow = () => {}

  async function fetchPart(): Promise<ComponentType<Props>> {
    if (loaded) return loaded
    const Part = await load()
    return (loaded = function Alive(props: Props) {
      useEffect(() => void (isAlive = true), [])
      return <Part {...props} />
    })
  }

  const Late = lazy(async () => {
    const place = document.querySelector(selector)
    if (place) await Promise.race([when(place), new Promise<void>((resolve) => (showNow = resolve))])
    return { default: await fetchPart() }
  })

  /** Drawn only where there is nothing served to be seen. */
  function Absent() {
    useEffect(() => showNow(), [])
    return null
  }

  const Part = memo(function LatePart(props: Props) {
    const Now = loaded ?? Late
    return (
      <Suspense fallback={<Absent />}>
        <Now {...props} />
      </Suspense>
    )
  })
  return Object.assign(Part, { fetch: fetchPart, isAlive: () => isAlive })
}

/**
 * A key for a part that shows something which may change before the part is alive, and with it what was served: then it is
 * drawn anew, once its code is there.
 */
export function usePartKey(part: { fetch: () => Promise<unknown>; isAlive: () => boolean }, shown: string): string {
  const [key, setKey] = useState(shown)
  useEffect(() => {
    if (shown === key || part.isAlive()) return
    let isCurrent = true
    part.fetch().then(
      () => isCurrent && setKey(shown),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [part, shown, key])
  return key
}
