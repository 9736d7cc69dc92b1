import { useRouteContext } from '@tanstack/react-router'
import { shareLinks, type ShareLink } from '#domain/content/share-links.ts'
import { ExternalLink } from '#web/ui/action/text-link.tsx'

/** Drawn here in one stroke each: icon sets carry no brands. */
const MARKS: Record<ShareLink['network'], string> = {
  WhatsApp:
    'M4 20l1.2-4.1A8 8 0 1 1 8.3 19L4 20Zm5-11.6c-.6.7-.6 1.6.1 2.8a9 9 0 0 0 3.6 3.3c1.2.5 2 .4 2.6-.3l.4-.9-2-1-.8.9c-1.3-.5-2.3-1.4-2.8-2.6l.8-.9-.8-1.9-1.1.6Z',
  Facebook:
    'M13.6 21v-7.6h2.7l.4-3h-3.1V8.5c0-.9.3-1.5 1.6-1.5h1.6V4.2a21 21 0 0 0-2.4-.1c-2.4 0-4 1.4-4 4.1v2.2H7.7v3h2.7V21',
  Pinterest:
    'M9.5 20.5c.6-2.5 1.2-5 1.8-7.3-.8-2.3.1-4.2 1.6-4.2 1.3 0 1.6 1 1.3 2.3l-.7 2.6c-.2 1 .5 1.7 1.5 1.7 1.8 0 3-2.3 3-5 0-2.1-1.5-3.7-4.1-3.7-3 0-4.9 2.2-4.9 4.7 0 .9.3 1.5.7 2',
}

type ShareLinksProps = { path: string; title: string; image: string }

/** External sharing pages with the address of this page; nothing is asked of them before somebody presses one. */
export function ShareLinks({ path, title, image }: ShareLinksProps) {
  const { publicUrl } = useRouteContext({ from: '__root__' })
  const links = shareLinks({ url: publicUrl + path, title, image: /^https?:/.test(image) ? image : publicUrl + image })
  return (
    <ul className="flex gap-2">
      {links.map(({ network, url }) => (
        <li key={network}>
          <ExternalLink
            href={url}
            className="grid size-11 place-items-center rounded-full border border-edge transition-colors hover:border-ink hover:bg-paper"
          >
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              aria-hidden
              className="size-5.5"
            >
              <path d={MARKS[network]} />
            </svg>
            <span className="sr-only">Share on {network}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
