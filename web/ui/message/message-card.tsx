import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon, type IconType } from '#web/ui/icon/icon.tsx'
import type { Messages, MessageTone, ShownMessage } from './messages.ts'
import { useSwipe } from '#web/ui/picture/use-swipe.ts'

const Bell = drawnIcon('bell')
const CircleAlert = drawnIcon('circle-alert')
const CircleCheck = drawnIcon('circle-check')
const X = drawnIcon('x')

type Look = {
  card: string
  tones: Record<MessageTone, string>
  icons: Record<MessageTone, IconType | null>
  icon: Record<MessageTone, string>
  description: string
  dismiss: { label: string; className: string }
}

/** In front of the page, where the shopper looks. */
export const DARK: Look = {
  card: 'on-dark text-paper',
  tones: { plain: 'bg-ink', success: 'bg-ink', error: 'bg-terracotta-deep' },
  icons: { plain: null, success: CircleCheck, error: CircleAlert },
  icon: {
    plain: '',
    success: 'mt-0.5 size-5 shrink-0 text-brass-light',
    error: 'mt-0.5 size-5 shrink-0 text-paper',
  },
  description: 'text-sm text-paper/85',
  dismiss: { label: 'Dismiss', className: '-my-0.5 hover:text-ink' },
}

/** At the edge, for what came by itself. */
export const LIGHT: Look = {
  card: 'border border-sand bg-white text-sm',
  tones: { plain: '', success: '', error: '' },
  icons: { plain: Bell, success: CircleCheck, error: CircleAlert },
  icon: {
    plain: 'mt-1 size-4.5 shrink-0 text-leaf',
    success: 'mt-1 size-4.5 shrink-0 text-leaf',
    error: 'mt-1 size-4.5 shrink-0 text-terracotta',
  },
  description: 'text-muted',
  dismiss: { label: 'Dismiss notice', className: '-my-1' },
}

type MessageCardProps = {
  messages: Messages
  shown: ShownMessage
  look: Look
  /** Where no live region stands around the card, it announces itself. */
  role?: 'alert' | 'status'
  onShown?: () => void
}

export function MessageCard({ messages, shown, look, role, onShown }: MessageCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const { tone = 'plain' } = shown
  const dismiss = () => messages.leave(shown.key)
  const hold = useLifetime(messages, shown)
  const arrived = useEffectEvent(() => onShown?.())
  useEffect(() => arrived(), [])
  const swipe = useSwipe({
    threshold: messages.figures.swipePx,
    onMove: (distance) => {
      card.current?.style.setProperty('--swipe', `${distance}px`)
      card.current?.toggleAttribute('data-swiping', distance !== 0)
    },
    onSwipe: dismiss,
  })
  const Icon = look.icons[tone]
  return (
    <div
      ref={card}
      role={role}
      {...swipe}
      {...hold}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
      className={clsx(
        'toast pointer-events-auto flex items-start gap-3 rounded-md py-3 pr-2 pl-4 shadow-lift',
        look.card,
        look.tones[tone],
        shown.isLeaving && 'opacity-0',
      )}
    >
      {Icon && <Icon aria-hidden strokeWidth={1.7} className={look.icon[tone]} />}
      <div className="min-w-0 grow py-0.5">
        <p className="font-semibold">{shown.title}</p>
        {shown.description && <p className={look.description}>{shown.description}</p>}
        <Action action={shown.action} onPressed={dismiss} />
      </div>
      <IconButton size="sm" icon={X} onClick={dismiss} {...look.dismiss} />
    </div>
  )
}

function Action({ action, onPressed }: { action: ShownMessage['action']; onPressed: () => void }) {
  if (!action) return null
  return (
    <button
      type="button"
      className="mt-1 min-h-8 text-sm font-semibold underline underline-offset-4"
      onClick={() => {
        action.onPress()
        onPressed()
      }}
    >
      {action.label}
    </button>
  )
}

/** Time stands still while someone reads or reaches for it. */
function useLifetime({ figures, leave, remove }: Messages, { key, isLeaving }: ShownMessage) {
  const [isHeld, setIsHeld] = useState(false)
  const onTimeUp = useEffectEvent(() => (isLeaving ? remove(key) : leave(key)))
  useEffect(() => {
    if (isHeld && !isLeaving) return
    const timer = setTimeout(() => onTimeUp(), isLeaving ? figures.removalMs : figures.durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, isLeaving, figures])
  return {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
}
