import { useRouteContext } from '@tanstack/react-router'
import { REPLY_HOURS } from '#domain/content/enquiry.ts'
import { storeJsonLd } from '#web/storefront/home/store-json-ld.ts'
import { breadcrumbJsonLd } from '#web/storefront/listing/breadcrumb-json-ld.ts'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { JsonLd } from '#web/ui/page/json-ld.tsx'
import { InfoCards } from './info-cards.tsx'
import { Questions } from './questions.tsx'
import { Showroom } from './showroom.tsx'
import { WriteToUs } from './write-to-us.tsx'

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Contact Us', href: '/contact' },
]

/** For search engines and shared links. */
export const page = {
  path: '/contact',
  title: 'Contact Us',
  description:
    'Phone, email, address and hours of our showroom in Siliguri, a form that reaches a person, and consultations.',
}

export function ContactPage() {
  const { publicUrl, shop } = useRouteContext({ from: '__root__' })
  return (
    <>
      <JsonLd data={import.meta.env.SSR && storeJsonLd({ publicUrl, shop })} />
      <JsonLd data={import.meta.env.SSR && breadcrumbJsonLd(publicUrl, CRUMBS)} />
      <header className="bg-linen">
        <div className="page pt-12 pb-32 lg:pt-20 lg:pb-40">
          <p className="caps mb-3 text-brass-deep">Contact Us</p>
          <h1 className="max-w-3xl text-title tracking-tighter lg:text-display">Ask the people who make it</h1>
          <p className="mt-5 max-w-xl text-lead text-muted">
            A question about a table, a whole hotel, or a chair that creaks: it reaches a person, and that person
            replies within {REPLY_HOURS} hours.
          </p>
        </div>
      </header>
      <div className="page -mt-20 lg:-mt-24">
        <InfoCards />
      </div>
      <HydrationSlice>
        <WriteToUs />
      </HydrationSlice>
      <HydrationSlice>
        <Showroom />
        <Questions />
      </HydrationSlice>
    </>
  )
}
