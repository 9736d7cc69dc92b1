import { addressLine } from '#domain/company/address-line.ts'
import { story } from '#domain/company/story.ts'
import { useShop } from '#web/document/use-shop.ts'

/** What the Consumer Protection (E-Commerce) Rules 2020 want to be seen: who sells, and who answers a complaint. */
export function SellerBlock() {
  const shop = useShop()
  const officer = shop.grievanceOfficer
  return (
    <div className="mt-14 grid gap-x-10 gap-y-6 border-t border-straw/25 pt-8 text-sm sm:grid-cols-2">
      <section aria-labelledby="seller-heading">
        <h2 id="seller-heading" className="font-sans text-sm font-semibold tracking-normal text-paper">
          Sold and made by
        </h2>
        <p className="mt-1">{shop.legalName}</p>
        <p>{addressLine(shop)}</p>
        <p>
          GSTIN {shop.gstin}. Country of origin: {story.countryOfOrigin}.
        </p>
      </section>
      <section aria-labelledby="grievance-heading">
        <h2 id="grievance-heading" className="font-sans text-sm font-semibold tracking-normal text-paper">
          {officer.designation}
        </h2>
        <p className="mt-1">{officer.name}</p>
        <p>
          <a
            href={`mailto:${officer.email}`}
            className="inline-block py-0.5 underline underline-offset-4 hover:text-paper"
          >
            {officer.email}
          </a>
          {' · '}
          <a
            href={`tel:${officer.phone}`}
            className="inline-block py-0.5 underline underline-offset-4 hover:text-paper"
          >
            {officer.phoneText}
          </a>
        </p>
        <p>A complaint is acknowledged within 48 hours and settled within one month, under a ticket number.</p>
      </section>
    </div>
  )
}
