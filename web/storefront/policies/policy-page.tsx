import { addressLine } from '#domain/company/address-line.ts'
import { useShop } from '#web/document/use-shop.ts'
import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { dayText } from '#domain/time/day-text.ts'
import { istDate } from '#domain/time/ist.ts'
import { breadcrumbJsonLd } from '#web/storefront/listing/breadcrumb-json-ld.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { JsonLd } from '#web/ui/page/json-ld.tsx'

const Printer = drawnIcon('printer')

export type PolicySection = { id: string; title: string; body: ReactNode }

type PolicyPageProps = {
  title: string
  path: string
  lead: ReactNode
  sections: readonly PolicySection[]
  /** The shop's email, phone and address at the end. */
  hasContact?: boolean
}

/** One frame for all policies: numbered sections, a list of them that stays in sight, and today's date as the spec asks. */
export function PolicyPage({ title, path, lead, sections, hasContact = false }: PolicyPageProps) {
  const { publicUrl } = useRouteContext({ from: '__root__' })
  const [today] = useState(() => dayText(istDate(new Date())))
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: title, href: path },
  ]
  return (
    <div className="page pt-4 pb-section lg:pt-6">
      <JsonLd data={import.meta.env.SSR && breadcrumbJsonLd(publicUrl, crumbs)} />
      <Breadcrumb crumbs={crumbs} />
      <header className="mt-6 border-b border-sand pb-8 lg:mt-8">
        <h1 className="text-title tracking-tighter">{title}</h1>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-muted">
          {/* The page may have been rendered before midnight and woken after it. */}
          <p suppressHydrationWarning>Last updated: {today}</p>
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3.5 print:hidden"
            icon={<Printer aria-hidden className="size-4" />}
            onClick={() => print()}
          >
            Print
          </Button>
        </div>
        <p className="mt-5 max-w-prose text-lead">{lead}</p>
      </header>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Contents sections={sections} />
        <div className="prose [&_section+section]:mt-12">
          {sections.map(({ id, title: heading, body }, at) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="!mt-0 scroll-mt-24 !text-subheading">
                {at + 1}. {heading}
              </h2>
              <div className="prose mt-3">{body}</div>
            </section>
          ))}
          {hasContact && <ContactBlock />}
        </div>
      </div>
    </div>
  )
}

function Contents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <nav aria-label="On this page" className="max-lg:hidden print:hidden">
      <ol className="sticky top-24 space-y-0.5 border-l border-sand text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l border-transparent py-1 pl-4 text-muted hover:border-brass hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function ContactBlock() {
  const shop = useShop()
  return (
    <section aria-labelledby="policy-contact" className="rounded-md bg-linen p-6 sm:p-8">
      <h2 id="policy-contact" className="!mt-0 !text-subheading">
        Contact
      </h2>
      <p className="mt-3">
        <strong>{shop.legalName}</strong>
        <br />
        Email: <a href={`mailto:${shop.email}`}>{shop.email}</a>
        <br />
        Phone: <a href={`tel:${shop.phone}`}>{shop.phoneText}</a> ({shop.phoneHoursText})
        <br />
        Address: {addressLine(shop)}
      </p>
    </section>
  )
}
