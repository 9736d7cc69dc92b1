import { CirclePause, CirclePlay, CircleStop, MoreHorizontal, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { CouponJson } from '#domain/api/coupon-desk.ts'
import { COUPON_DESK } from '#domain/api/endpoints/coupon-desk.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { Menu, MenuItem } from '#web/backoffice/parts/menu.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { ChangeCoupon, useCouponsFresh } from './coupon-form.tsx'

type Open = 'change' | 'pause' | 'end' | null

export function CouponActions({ coupon }: { coupon: CouponJson }) {
  const [open, setOpen] = useState<Open>(null)
  const isOver = coupon.state === 'ended'
  const isPaused = coupon.state === 'paused'
  const close = () => setOpen(null)
  return (
    <span className="relative z-10 flex justify-end">
      <Menu align="end" trigger={<IconButton size="sm" icon={MoreHorizontal} label={`Actions for ${coupon.code}`} />}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setOpen('change')}>
          Change
        </MenuItem>
        {!isOver && (
          <MenuItem
            icon={isPaused ? <CirclePlay aria-hidden /> : <CirclePause aria-hidden />}
            onSelect={() => setOpen('pause')}
          >
            {isPaused ? 'Let it go on' : 'Pause'}
          </MenuItem>
        )}
        {!isOver && (
          <MenuItem icon={<CircleStop aria-hidden />} onSelect={() => setOpen('end')}>
            End
          </MenuItem>
        )}
      </Menu>
      <ChangeCoupon coupon={coupon} isOpen={open === 'change'} onClose={close} />
      <PauseDialog coupon={coupon} isOpen={open === 'pause'} onClose={close} />
      <EndDialog coupon={coupon} isOpen={open === 'end'} onClose={close} />
    </span>
  )
}

type ActionProps = { coupon: CouponJson; isOpen: boolean; onClose: () => void }

function PauseDialog({ coupon, ...dialog }: ActionProps) {
  const api = useApi()
  const fresh = useCouponsFresh()
  const isPaused = coupon.state === 'paused'
  const body = { is_paused: !isPaused, version: coupon.version }
  return (
    <ConfirmAction
      {...dialog}
      title={isPaused ? `Let ${coupon.code} go on?` : `Pause ${coupon.code}?`}
      words={
        isPaused
          ? 'Whoever types it at the checkout gets it again.'
          : 'Whoever types it at the checkout is told that we do not know it. Orders that carry it keep it.'
      }
      confirmLabel={isPaused ? 'Let it go on' : 'Pause'}
      busyLabel="Saving..."
      onConfirm={() => call(api, COUPON_DESK.pause, { params: { id: coupon.id }, body }).finally(fresh)}
      onDone={() => notice({ title: `${coupon.code} ${isPaused ? 'goes on' : 'is paused'}`, tone: 'success' })}
    />
  )
}

function EndDialog({ coupon, ...dialog }: ActionProps) {
  const api = useApi()
  const fresh = useCouponsFresh()
  return (
    <ConfirmAction
      {...dialog}
      isDangerous
      title={`End ${coupon.code}?`}
      words={`It was used ${coupon.used} times. From now on nobody can use it; orders that carry it keep it.`}
      confirmLabel="End coupon"
      busyLabel="Ending..."
      onConfirm={() =>
        call(api, COUPON_DESK.end, { params: { id: coupon.id }, body: { version: coupon.version } }).finally(fresh)
      }
      onDone={() => notice({ title: `${coupon.code} has ended`, tone: 'success' })}
    />
  )
}
