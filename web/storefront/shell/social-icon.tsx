import { clsx } from 'clsx'
import { drawnIcon, type IconType } from '#web/ui/icon/icon.tsx'

/** Our own drawings: the icon set has no marks of companies. */
const MARKS: Record<string, IconType> = {
  Instagram: drawnIcon('mark-instagram'),
  Facebook: drawnIcon('mark-facebook'),
}

export function SocialIcon({ network, className }: { network: string; className?: string | undefined }) {
  const Mark = MARKS[network]
  return Mark && <Mark strokeWidth={1.6} className={clsx('shrink-0', className)} />
}
