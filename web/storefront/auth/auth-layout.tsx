import { clsx } from 'clsx'
import { story } from '#domain/company/story.ts'
import { useShop } from '#web/document/use-shop.ts'
import type { ReactNode } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const FileText = drawnIcon('file-text')
const MapPinHouse = drawnIcon('map-pin-house')
const PackageCheck = drawnIcon('package-check')

type AuthLayoutProps = {
  title: string
  lead?: ReactNode
  /** What cannot be done here without script: "Logging in". */
  needsScript?: string
  /** Fills the screen: what takes its place is higher or lower, and the foot of the page must not jump. */
  isTall?: boolean
  children: ReactNode
  foot?: ReactNode
}

const REASONS = [
  { icon: PackageCheck, text: 'Follow every order from our workshop to your door' },
  { icon: MapPinHouse, text: 'Keep your addresses, so that checkout takes a minute' },
  { icon: FileText, text: 'Find each tax invoice when you need it' },
]

/** One card for signing in; beside it, where there is room, what an account is good for. */
export function AuthLayout({ title, lead, needsScript, isTall, children, foot }: AuthLayoutProps) {
  return (
    <div className={clsx('bg-linen py-8 sm:py-14', isTall && 'min-h-svh')}>
      <div className="page">
        <div className="mx-auto grid max-w-5xl overflow-hidden rounded-md bg-paper shadow-card lg:grid-cols-[1.1fr_1fr]">
          <div className="px-5 py-8 sm:px-12 sm:py-12">
            <h1 className="text-heading">{title}</h1>
            {lead && <p className="mt-2 text-muted">{lead}</p>}
            {needsScript && (
              <p className="mt-5 hidden rounded-sm bg-linen px-4 py-3 text-sm noscript:block">
                {needsScript} needs JavaScript. Reading, searching and writing to us work without.
              </p>
            )}
            <div className="mt-7">{children}</div>
            {foot && <p className="mt-7 border-t border-sand pt-5 text-sm text-muted">{foot}</p>}
          </div>
          <Reasons />
        </div>
      </div>
    </div>
  )
}

function Reasons() {
  const shop = useShop()
  return (
    <aside className="hidden flex-col justify-center gap-8 bg-leaf px-12 py-12 text-paper lg:flex">
      <p className="font-serif text-heading">A home takes years. We keep track of your part with us.</p>
      <ul className="grid gap-5">
        {REASONS.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-start gap-4">
            <Icon aria-hidden strokeWidth={1.4} className="mt-0.5 size-6 shrink-0 text-brass-light" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-straw">
        {shop.name}, Siliguri. Since {story.founded}.
      </p>
    </aside>
  )
}
