import { useShop } from '#web/document/use-shop.ts'
import { GRIEVANCE_FIGURES } from '#domain/content/policies.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

/** The same in every policy that speaks of complaints. */
export function GrievanceText() {
  const shop = useShop()
  const officer = shop.grievanceOfficer
  return (
    <>
      <p>
        Complaints go to {officer.name}, {officer.designation}: <a href={`mailto:${officer.email}`}>{officer.email}</a>,{' '}
        <a href={`tel:${officer.phone}`}>{officer.phoneText}</a>, or by the form on the{' '}
        <TextLink href="/contact">contact page</TextLink>. Every complaint gets a ticket number by which you can follow
        it. It is acknowledged within {GRIEVANCE_FIGURES.acknowledgedHours} hours and settled within{' '}
        {GRIEVANCE_FIGURES.redressedWithin} of its receipt, as the Consumer Protection (E-Commerce) Rules, 2020 ask. The{' '}
        {officer.designation} is resident in India and is also our nodal person for the authorities.
      </p>
      <p>
        If you are not content with the outcome, you may turn to the National Consumer Helpline (1915) or to the
        Consumer Commission of your district. Nothing in these pages takes that right from you.
      </p>
    </>
  )
}
