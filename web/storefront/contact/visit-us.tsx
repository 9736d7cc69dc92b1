import { Questions } from './questions.tsx'
import { Showroom } from './showroom.tsx'

export function VisitUs() {
  return (
    <>
      <Showroom />
      <Questions />
    </>
  )
}
