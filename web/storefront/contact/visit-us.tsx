import { Questions } from './questions.tsx'
import { Showroom } from './showroom.tsx'

export function VisitUs() {
  return (
    <div data-part="visit-us">
      <Showroom />
      <Questions />
    </div>
  )
}
