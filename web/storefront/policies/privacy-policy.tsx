import { PRIVACY_FIGURES } from '#domain/content/policies.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { GrievanceText } from './grievance-text.tsx'
import { Fact } from './fact.tsx'
import { PolicyPage, type PolicySection } from './policy-page.tsx'

const COLLECTED: [string, string, string][] = [
  [
    'Name, email, password (only as a one-way hash)',
    'To open your account and let you log in',
    'Until you delete the account',
  ],
  [
    'Email and name from Google, if you choose Google sign-in',
    'To log you in without a password',
    'Until you delete the account',
  ],
  [
    'Names, phone numbers, postal addresses',
    'To deliver, to invoice, and to call about a delivery',
    'With the order, and in your address book until you remove it',
  ],
  [
    'Orders, invoices, credit notes',
    'To fulfil the contract and to keep the books that tax law asks for',
    `${PRIVACY_FIGURES.invoicesKeptMonths} months after the annual return of the year`,
  ],
  [
    'Payment reference, method and status (never the card number)',
    'To match a payment with an order and to refund it',
    'With the invoice',
  ],
  [
    'Messages, complaints, consultation bookings',
    'To answer you and to keep the appointment',
    '3 years after the last message',
  ],
  ['Reviews, with your name', 'To show other shoppers what buyers think', 'Until you or we remove them'],
  [
    'Email for news of articles, if you asked and confirmed',
    'To tell you of new articles',
    'Until you leave, by the link in every mail',
  ],
  [
    'IP address, time and address of requests',
    'To keep the shop safe and to find faults',
    `${PRIVACY_FIGURES.logsKeptYears} year, as the DPDP Rules, 2025 ask`,
  ],
]

const SECTIONS: PolicySection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        <Fact>{(shop) => shop.legalName}</Fact>, <Fact>{(shop) => shop.address.street}</Fact>,{' '}
        <Fact>{(shop) => shop.address.city}</Fact>, <Fact>{(shop) => shop.address.state}</Fact>{' '}
        <Fact>{(shop) => shop.address.postalCode}</Fact>, India (“we”), is the Data Fiduciary under the Digital Personal
        Data Protection Act, 2023 (“DPDP Act”) for everything described here. This page is the notice that the Act asks
        for. It stands on its own and in plain words.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we collect, why, and for how long',
    body: (
      <>
        <p>We collect what is listed here and nothing else. We buy no data about you and build no profile of you.</p>
        <table className="max-sm:[&_td]:block max-sm:[&_td]:border-0 max-sm:[&_td]:py-0.5 max-sm:[&_td:first-child]:pt-4 max-sm:[&_td:first-child]:font-semibold max-sm:[&_td:last-child]:text-muted max-sm:[&_thead]:sr-only">
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Purpose</th>
              <th scope="col">Kept</th>
            </tr>
          </thead>
          <tbody>
            {COLLECTED.map(([data, purpose, kept]) => (
              <tr key={data}>
                <td>{data}</td>
                <td>{purpose}</td>
                <td>{kept}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  },
  {
    id: 'grounds',
    title: 'On what grounds',
    body: (
      <p>
        You give us the data of an order, an account or a message yourself, for the purpose that is plain from the form
        (section 7(a) of the DPDP Act). News about articles rests on your consent, given by a free and separate act and
        confirmed by mail. Invoices and logs rest on duties of law. No box on this site is ticked in advance.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: (
      <>
        <p>
          This shop sets no cookies and carries no advertising or measuring code of others. Your browser keeps, on your
          device only: the login token (<code>auth_token</code>), the cart, the wishlist, the PIN code you asked a
          delivery date for, half-filled forms until you close the tab, and copies of pages you have seen, so that they
          open without a network. Clearing the site’s data in your browser removes all of it.
        </p>
        <p>The map on the contact page comes from OpenStreetMap, and only after you have pressed its button.</p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else receives data',
    body: (
      <>
        <p>We sell no data. We hand over only what a task needs, under contract, to:</p>
        <ul>
          <li>
            the payment provider Razorpay Software Private Limited, Bengaluru, which takes your payment and sees your
            payment details, your phone number and your email;
          </li>
          <li>Google, if you choose Google sign-in;</li>
          <li>the carrier who brings your order (name, address, phone);</li>
          <li>our mail and hosting providers, who carry and store data for us;</li>
          <li>authorities, where a law obliges us.</li>
        </ul>
        <p>
          Where such a provider works outside India, we transfer data only to countries that the Central Government has
          not restricted.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>Under sections 11 to 14 of the DPDP Act you may</p>
        <ul>
          <li>have a summary of your data and of those who received it (the account page gives you a copy at once);</li>
          <li>have it corrected, completed and brought up to date (most of it you change yourself in your account);</li>
          <li>
            have it erased: the account page deletes your account; invoices stay as tax law asks, without your account;
          </li>
          <li>complain, and be answered;</li>
          <li>name a person who exercises these rights for you after death or incapacity.</li>
        </ul>
        <p>
          Write to{' '}
          <Fact>{(shop) => <a href={`mailto:${shop.grievanceOfficer.email}`}>{shop.grievanceOfficer.email}</a>}</Fact>.
          We may ask you to prove that the account is yours, for example by a mail to its address.
        </p>
      </>
    ),
  },
  {
    id: 'withdraw',
    title: 'Withdrawing consent',
    body: (
      <p>
        You may withdraw consent at any time, as easily as you gave it: by the link at the foot of every mail about
        articles, or by a line to us. What was done before remains lawful.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The shop is for adults. We do not knowingly process data of anybody under 18 without the verifiable consent of a
        parent or guardian, we follow no child’s behaviour and we aim no advertising at children. If you believe that a
        child has given us data, tell us and we erase it.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How we protect data',
    body: (
      <p>
        Traffic is encrypted. Passwords are kept as argon2id hashes and login tokens as hashes, so that not even we can
        read them. Staff see what their work needs, and what they change is recorded. Card numbers never reach us.
      </p>
    ),
  },
  {
    id: 'breach',
    title: 'If something goes wrong',
    body: (
      <p>
        If personal data is breached we inform every person concerned and the Data Protection Board of India without
        delay: what happened, what it may mean, what we are doing and what you can do. The Board has the details within{' '}
        {PRIVACY_FIGURES.breachNoticeHours} hours.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints',
    body: (
      <>
        <GrievanceText />
        <p>
          About personal data you may also complain to the Data Protection Board of India, once you have given us the
          chance to put it right.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        If we want to use data for something new we tell you before and, where consent is needed, ask for it. See also
        the <TextLink href="/terms-conditions">Terms &amp; Conditions</TextLink>.
      </p>
    ),
  },
]

/** For search engines and shared links. */
export const page = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description: 'What personal data we keep, why, for how long, and your rights under the DPDP Act, 2023.',
}

export function PrivacyPolicy() {
  return (
    <PolicyPage
      title={page.title}
      path={page.path}
      lead="We need your address to bring you a chair. Here is everything else we know, why we know it, and how to make us forget it."
      sections={SECTIONS}
    />
  )
}
