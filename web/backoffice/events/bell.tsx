import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { Panel } from '#web/backoffice/parts/panel.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { notices } from '#web/ui/message/notice.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { useStore } from '#web/ui/state/store.ts'
import type { DeskEvent } from './desk-event.ts'
import { useDeskEvents } from './desk-events.ts'

export function Bell() {
  const { news, markRead } = useDeskEvents()
  const { events, unread } = useStore(news)
  const [isOpen, setIsOpen] = useState(false)
  const turn = (next: boolean) => {
    markRead()
    setIsOpen(next)
    // They would lie over the list, and say the same.
    for (const { key } of notices.read()) notices.remove(key)
  }
  return (
    <Panel
      label="News"
      align="end"
      isOpen={isOpen}
      onOpenChange={turn}
      className="w-88 max-w-[calc(100vw-1rem)]"
      trigger={<IconButton label={unread > 0 ? `News, ${unread} unread` : 'News'} icon={BellIcon} count={unread} />}
    >
      <p className="border-b border-sand px-4 py-3 font-semibold">News</p>
      {events.length === 0 ? <Quiet /> : <EventList events={events} onOpen={() => setIsOpen(false)} />}
    </Panel>
  )
}

function Quiet() {
  return (
    <p className="px-4 py-6 text-muted">
      Nothing new since you opened this window. A new order, payment or return appears here by itself.
    </p>
  )
}

function EventList({ events, onOpen }: { events: readonly DeskEvent[]; onOpen: () => void }) {
  return (
    <ul className="divide-y divide-sand/70">
      {events.map((event) => (
        <li key={event.id}>
          <NavLink href={event.href} onClick={onOpen} className="block px-4 py-2.5 hover:bg-linen">
            <span className="block font-medium">{event.text}</span>
            <span className="figures block text-xs text-muted">{momentText(event.at)}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
