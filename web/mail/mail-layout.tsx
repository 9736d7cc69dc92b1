import { addressLine } from '#domain/company/address-line.ts'
import type { House } from './house.ts'
import type { CSSProperties, ReactNode } from 'react'

/** Mail programs know neither style sheets nor our fonts: every rule is inline, every box a table. */
const colours = {
  paper: '#fbf8f3',
  linen: '#f1ebe1',
  sand: '#dfd4c4',
  ink: '#241c15',
  muted: '#65574a',
  leaf: '#2f4a3c',
}
const sans = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif"
const serif = "Fraunces, Georgia, 'Times New Roman', serif"

const styles = {
  body: { margin: 0, padding: 0, background: colours.linen, color: colours.ink, fontFamily: sans },
  outer: { width: '100%', background: colours.linen, padding: '24px 12px' },
  card: {
    width: '100%',
    maxWidth: '600px',
    margin: '0 auto',
    background: '#ffffff',
    border: `1px solid ${colours.sand}`,
  },
  brand: { padding: '24px 32px', borderBottom: `1px solid ${colours.sand}`, fontFamily: serif, fontSize: '24px' },
  brandLink: { color: colours.leaf, textDecoration: 'none' },
  content: { padding: '28px 32px', fontSize: '16px', lineHeight: 1.6 },
  heading: { margin: '0 0 16px', fontFamily: serif, fontSize: '24px', lineHeight: 1.25, fontWeight: 500 },
  foot: { padding: '20px 32px', background: colours.paper, color: colours.muted, fontSize: '13px', lineHeight: 1.6 },
  footLink: { color: colours.muted },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  paragraph: { margin: '0 0 16px' },
  button: {
    display: 'inline-block',
    padding: '13px 26px',
    background: colours.leaf,
    color: colours.paper,
    borderRadius: '3px',
    textDecoration: 'none',
    fontWeight: 600,
  },
  small: { margin: '0 0 16px', color: colours.muted, fontSize: '14px', overflowWrap: 'anywhere' },
  code: { margin: '0 0 16px', fontSize: '32px', letterSpacing: '6px', fontWeight: 600 },
} satisfies Record<string, CSSProperties>

type MailLayoutProps = {
  /** What an inbox shows beside the subject. */
  preview: string
  title: string
  house: House
  children: ReactNode
}

export function MailLayout({ preview, title, house, children }: MailLayoutProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body style={styles.body}>
        <div style={styles.preview}>{preview}</div>
        <Table style={styles.outer}>
          <Table style={styles.card}>
            <div style={styles.brand}>
              <a href={house.url} style={styles.brandLink}>
                {house.shop.name}
              </a>
            </div>
            <div style={styles.content}>
              <h1 style={styles.heading}>{title}</h1>
              {children}
            </div>
            <MailFoot house={house} />
          </Table>
        </Table>
      </body>
    </html>
  )
}

function Table({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={style}>
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}

function MailFoot({ house }: { house: House }) {
  return (
    <div style={styles.foot}>
      {house.shop.legalName}
      <br />
      {addressLine(house.shop)}
      <br />
      {house.shop.phoneText} ·{' '}
      <a href={`mailto:${house.shop.email}`} style={styles.footLink}>
        {house.shop.email}
      </a>{' '}
      ·{' '}
      <a href={`${house.url}/contact`} style={styles.footLink}>
        Contact us
      </a>
    </div>
  )
}

export function MailText({ children }: { children: ReactNode }) {
  return <p style={styles.paragraph}>{children}</p>
}

/** For what matters less, such as "If this was not you". */
export function MailNote({ children }: { children: ReactNode }) {
  return <p style={styles.small}>{children}</p>
}

/** The address also stands as text, for programs that drop buttons. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <p style={styles.paragraph}>
        <a href={href} style={styles.button}>
          {children}
        </a>
      </p>
      <p style={styles.small}>
        Or open this address:
        <br />
        {href}
      </p>
    </>
  )
}

export function MailCode({ children }: { children: ReactNode }) {
  return <p style={styles.code}>{children}</p>
}
