import { ComplaintDesk } from './complaint-desk.tsx'
import { ContactForm } from './contact-form.tsx'

export function WriteToUs() {
  return (
    <section
      aria-labelledby="write"
      className="page grid gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div>
        <h2 id="write" className="text-heading">
          Send us a message
        </h2>
        <ContactForm />
      </div>
      <ComplaintDesk />
    </section>
  )
}
