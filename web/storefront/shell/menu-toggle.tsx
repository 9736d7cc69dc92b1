import { Suspense, useState } from 'react'
import type { AccountAreaProps } from '#web/storefront/shell/account-area.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { ahead, late } from '#web/ui/page/late.ts'

const Menu = drawnIcon('menu')

const loadMenu = () => import('#web/storefront/shell/mobile-menu.tsx').then((module) => module.MobileMenu)
const MobileMenu = late(loadMenu)

export function MenuToggle(props: AccountAreaProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const open = () => {
    setIsLoaded(true)
    setIsOpen(true)
  }
  return (
    <div className="-ml-2.5 lg:hidden">
      <IconButton
        label="Open menu"
        icon={Menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={ahead(loadMenu)}
        onClick={open}
      />
      {isLoaded && (
        <Suspense>
          <MobileMenu {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
