import { clsx } from 'clsx'

/** Drawn here because the icon set has no marks of companies. */
const DRAWINGS: Record<string, string> = {
  Instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7h.01',
  Facebook: 'M17 3.5h-2.6A4.4 4.4 0 0 0 10 7.9v2.4H7.2v3.6H10V21h3.7v-7.1h2.9l.6-3.6h-3.5V8.2c0-.6.5-1.1 1.1-1.1H17Z',
}

export function SocialIcon({ network, className }: { network: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('shrink-0', className)}
      aria-hidden
    >
      <path d={DRAWINGS[network]} />
    </svg>
  )
}
