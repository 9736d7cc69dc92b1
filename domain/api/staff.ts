import { z } from 'zod'
import { isEmail } from '#domain/accounts/email.ts'
import { PERMISSIONS } from '#domain/accounts/permissions.ts'
import { PRESET_NAMES } from '#domain/accounts/staff-presets.ts'
import { passwordError } from '#domain/accounts/validate-login.ts'
import { confirmationError, nameError } from '#domain/accounts/validate-registration.ts'
import { deviceSession, signInAnswer } from '#domain/api/accounts.ts'
import { paging } from '#domain/api/desk-list-query.ts'
import { answers, pageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'

const tags = ['Back office']
const id = z.coerce.number().int().min(1).max(LARGEST_ID)
const byId = z.object({ id })
const version = z.int().min(1)
const reason = storableText(300).optional()
const rights = {
  role: z.enum(['staff', 'owner'], 'Unknown role'),
  permissions: z.array(z.enum(PERMISSIONS, 'Unknown right')).max(PERMISSIONS.length),
}

const staffQuery = z.object({
  /** A name or an address. */
  search: storableText(200).optional(),
  two_step: z.enum(['on', 'off'], 'Unknown state').optional(),
  sort: z.enum(['name', '-name', 'seen', '-seen'], 'Unknown order').default('name'),
  ...paging,
})
export type StaffQuery = z.infer<typeof staffQuery>

const staffRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['staff', 'owner']),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Null for a list of their own. */
  preset: z.enum(PRESET_NAMES).nullable(),
  two_step: z.boolean(),
  last_seen_at: z.string().nullable(),
  devices: z.int(),
  is_you: z.boolean(),
  version,
})
export type StaffRowJson = z.infer<typeof staffRow>

const staffSheet = staffRow.extend({
  sessions: z.array(deviceSession),
  /** False: they have rights that you lack. */
  may_change: z.boolean(),
})
export type StaffSheetJson = z.infer<typeof staffSheet>

const invitation = z.object({
  id: z.int(),
  email: z.string(),
  ...rights,
  preset: z.enum(PRESET_NAMES).nullable(),
  by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
})
export type InvitationJson = z.infer<typeof invitation>

const sheet = answers(successOf(staffSheet))
const invitations = answers(successOf(z.array(invitation)))

export const inviteBody = z.object({
  email: storableText(254)
    .trim()
    .refine((text) => isEmail(text), 'Please enter a valid email'),
  ...rights,
})
export const rightsBody = z.object({ ...rights, version, reason })

export const staffDesk = {
  list: { summary: 'Who works here', tags, querystring: staffQuery, response: answers(pageOf(staffRow)) },
  one: { summary: 'One colleague with rights and devices', tags, params: byId, response: sheet },
  changeRights: { summary: 'Change what somebody may do', tags, params: byId, body: rightsBody, response: sheet },
  revoke: {
    summary: 'Somebody does not work here any more; ends their sessions',
    tags,
    params: byId,
    body: z.object({ version, reason }),
    response: answers(successOf(z.null())),
  },
  endSessions: { summary: 'Log somebody out everywhere', tags, params: byId, response: sheet },
  endSession: {
    summary: 'Log one device of somebody out',
    tags,
    params: z.object({ id, session: id }),
    response: sheet,
  },
  endTwoStep: {
    summary: 'Take the second step from somebody who has lost phone and recovery codes',
    tags,
    params: byId,
    response: sheet,
  },
  invitations: { summary: 'Invitations that are not answered yet', tags, response: invitations },
  invite: {
    summary: 'Invite somebody by mail; an older invitation ends',
    tags,
    body: inviteBody,
    response: invitations,
  },
  withdraw: { summary: 'Take an invitation back', tags, params: byId, response: invitations },
}

const token = z
  .string('The link is not complete')
  .min(20, 'The link is not complete')
  .max(200, 'The link is not complete')

const newcomer = z
  .object({ name: storableText(200), password: storableText(2_000), password_confirmation: storableText(2_000) })
  .superRefine((input, context) => {
    const wrong = {
      ...nameError(input.name),
      ...passwordError(input.password),
      ...confirmationError(input.password, input.password_confirmation),
    }
    for (const [field, message] of Object.entries(wrong))
      if (message) context.addIssue({ code: 'custom', path: [field], message })
  })

export const joining = {
  look: {
    summary: 'What an invitation offers',
    tags: ['Accounts'],
    body: z.object({ token }),
    response: answers(
      successOf(
        z.object({
          email: z.string(),
          by: z.string(),
          place: z.string(),
          rights: z.array(z.string()),
          /** There is no account with a proved address yet: a name and a password are asked for. */
          is_new: z.boolean(),
        }),
      ),
    ),
  },
  join: {
    summary: 'Accept an invitation; who has no account yet sets a name and a password',
    tags: ['Accounts'],
    body: z.object({ token, newcomer: newcomer.optional() }),
    response: answers(successOf(signInAnswer)),
  },
}
