import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Ellipsis, ExternalLink, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { ConfirmAction, type ConfirmActionProps } from '#web/backoffice/form/confirm-action.tsx'
import { Menu } from '#web/backoffice/parts/menu.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'

/** What is typed is saved first: an action would be done on what nobody sees. */
export const savedFirst = (isDirty: boolean) => ({
  disabled: isDirty,
  title: isDirty ? 'Save what you typed first' : undefined,
})

type LookLinksProps = {
  preview: string
  /** Null while it is not in the shop. */
  shop: string | null
}

/** As it will look, and as it looks. */
export function LookLinks({ preview, shop }: LookLinksProps) {
  const look = { size: 'sm', variant: 'quiet' } as const
  return (
    <>
      <ButtonLink href={preview} {...look} icon={<Eye aria-hidden className="size-4" />}>
        Preview
      </ButtonLink>
      {shop && (
        <ButtonLink href={shop} target="_blank" {...look} icon={<ExternalLink aria-hidden className="size-4" />}>
          In the shop
        </ButtonLink>
      )}
    </>
  )
}

export function MoreActions({ children }: { children: ReactNode }) {
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" variant="secondary" icon={<Ellipsis aria-hidden className="size-4" />}>
          More
        </Button>
      }
    >
      {children}
    </Menu>
  )
}

type RemoveRecordProps = Pick<ConfirmActionProps, 'isOpen' | 'onClose' | 'title' | 'words' | 'onConfirm'> & {
  /** The area whose list it was in. */
  area: string
  done: string
}

/** For good; who did it goes on in the list. */
export function RemoveRecord({ area, done, ...dialog }: RemoveRecordProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <ConfirmAction
      {...dialog}
      confirmLabel="Delete for good"
      busyLabel="Deleting..."
      isDangerous
      onDone={() => {
        notice({ title: done, tone: 'success' })
        void client.invalidateQueries({ queryKey: ['backoffice', area, 'list'] })
        void navigate({ href: `/backoffice/${area}` })
      }}
    />
  )
}
