import { useRouter } from '@tanstack/react-router'
import { CircleUserRound, Keyboard, LogOut, Store, UserRoundCog } from 'lucide-react'
import { openKeyHelp } from '#web/backoffice/keys/key-help.tsx'
import { Menu, MenuItem, MenuLine } from '#web/backoffice/parts/menu.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { useStaff } from './use-staff.ts'

export function PersonMenu() {
  const { user, logout } = useStaff()
  const router = useRouter()
  const open = (href: string) => () => void router.navigate({ href })
  return (
    <Menu
      align="end"
      className="w-60"
      trigger={<IconButton label={`Menu of ${user.name}`} icon={CircleUserRound} className="-mr-2" />}
    >
      <div className="px-2.5 pt-1 pb-2">
        <p className="font-semibold">{user.name}</p>
        <p className="break-all text-muted">{user.email}</p>
      </div>
      <MenuLine />
      <MenuItem icon={<Store aria-hidden />} onSelect={open('/')}>
        Back to the shop
      </MenuItem>
      <MenuItem icon={<UserRoundCog aria-hidden />} onSelect={open('/account')}>
        My account
      </MenuItem>
      <MenuItem icon={<Keyboard aria-hidden />} onSelect={openKeyHelp}>
        Keyboard
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={logout}>
        Log out
      </MenuItem>
    </Menu>
  )
}
