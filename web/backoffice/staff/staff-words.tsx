import { permissionsOf } from '#domain/accounts/permissions.ts'
import { PRESET_WORDS, rightText } from '#domain/accounts/staff-presets.ts'
import { needsTwoStep } from '#domain/accounts/two-step.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import type { StaffRow } from './staff-api.ts'

export function placeText({ preset, permissions }: Pick<StaffRow, 'preset' | 'permissions'>): string {
  if (preset) return PRESET_WORDS[preset].label
  const count = permissions.filter((permission) => permission !== 'open_back_office').length
  return count === 1 ? 'One right of their own' : `${count} rights of their own`
}

export function rightsText(row: Pick<StaffRow, 'role' | 'permissions'>): string {
  if (row.role === 'owner') return 'Everything'
  const rights = permissionsOf(row).filter((permission) => permission !== 'open_back_office')
  return rights.map(rightText).join('; ') || 'Only opens the back office'
}

export function TwoStepBadge({ row }: { row: Pick<StaffRow, 'role' | 'permissions' | 'two_step'> }) {
  if (row.two_step) return <Badge tone="green">On</Badge>
  return needsTwoStep(row) ? <Badge tone="yellow">Missing</Badge> : <Badge>Off</Badge>
}
