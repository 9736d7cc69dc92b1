/** What the larger senders ask to be named by; any other is named by its own host. */
const SENDERS: readonly (readonly [host: RegExp, spf: string])[] = [
  [/(?:^|\.)(?:google|gmail)\.com$/, 'include:_spf.google.com'],
  [/(?:^|\.)zoho\.(?:in|com)$/, 'include:zoho.in'],
  [/(?:^|\.)amazonaws\.com$/, 'include:amazonses.com'],
  [/(?:^|\.)(?:office365|outlook)\.com$/, 'include:spf.protection.outlook.com'],
  [/(?:^|\.)sendgrid\.net$/, 'include:sendgrid.net'],
  [/(?:^|\.)(?:brevo|sendinblue)\.com$/, 'include:spf.brevo.com'],
]

export const domainOfMail = (from: string) => /@([^\s>]+)/.exec(from)?.[1]?.toLowerCase() ?? ''

/** SPF says who may send for the domain, DMARC what becomes of everything else; DKIM's key is made by the sender. */
export function mailRecords(mailFrom: string, smtpHost: string): { label: string; text: string }[] {
  const domain = domainOfMail(mailFrom)
  const sender = SENDERS.find(([host]) => host.test(smtpHost))?.[1] ?? `a:${smtpHost}`
  return [
    { label: `SPF, TXT at ${domain}`, text: `v=spf1 ${sender} -all` },
    {
      label: `DMARC, TXT at _dmarc.${domain}`,
      text: `v=DMARC1; p=quarantine; adkim=s; aspf=r; rua=mailto:postmaster@${domain}`,
    },
    { label: 'DKIM', text: `TXT or CNAME at <selector>._domainkey.${domain}, as your mail provider shows it` },
  ]
}
