import type { Announced } from '#domain/api/front.ts'
import type { AnnouncementTone } from '#domain/content/announcement.ts'

const TONES: Record<AnnouncementTone, string> = {
  quiet: 'bg-linen text-ink',
  festive: 'on-dark bg-leaf text-paper',
  urgent: 'on-dark bg-terracotta-deep text-paper',
}

type AnnouncementBarProps = Pick<Announced, 'text' | 'link' | 'link_label' | 'tone'>

/**
 * The line above the header. The server alone draws it, outside React's part of the page: no page carries code for it, and a small
 * script that comes only with the bar (web/public/announcement.js) hides one that was dismissed before anything is painted.
 */
export function AnnouncementBar({ text, link, link_label: label, tone }: AnnouncementBarProps) {
  return (
    <aside id="announcement" aria-label="Announcement" className={TONES[tone]}>
      <div className="page flex min-h-11 items-center justify-center gap-x-4 py-1.5 text-sm">
        <p className="min-w-0 grow text-center text-pretty wrap-anywhere">
          {text}
          {link !== '' && (
            <>
              {' '}
              <a href={link} className="font-semibold underline underline-offset-4">
                {label}
              </a>
            </>
          )}
        </p>
        <button
          type="button"
          data-dismiss
          aria-label="Dismiss announcement"
          className="grid size-9 shrink-0 place-items-center rounded-full text-xl/none hover:bg-ink/10"
        >
          <span aria-hidden>×</span>
        </button>
      </div>
    </aside>
  )
}
