import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

/** Where an address like /backoffice/settings/delivery#zones leads, also when the section is drawn later than the page. */
export function SectionPlace({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const { hash, state } = useLocation()
  const isMeant = hash === id
  useEffect(() => {
    if (!isMeant) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
    // Also when the same link is pressed again.
  }, [isMeant, state.key])
  return (
    <div ref={place} id={id} tabIndex={-1} className="scroll-mt-32 outline-none lg:scroll-mt-20">
      {children}
    </div>
  )
}
