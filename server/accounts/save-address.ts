import { validateAddress, type AddressErrors, type AddressInput } from '#domain/orders/address.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockUser } from './accounts.store.ts'
import { countAddresses, insertAddress, updateAddress, type AddressRow } from './addresses.store.ts'

export type SaveAddress = { userId: number; address: AddressInput; isDefault: boolean | undefined }
type Saved<Problem> = Promise<Result<AddressRow, Problem>>

const MOST_ADDRESSES = 20

/** The first address is the default one without being asked for. */
export async function addAddress(
  { db, clock }: Deps,
  { userId, address, isDefault }: SaveAddress,
): Saved<'too_many_addresses'> {
  const valid = requireValid(validateAddress(address))
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const count = await countAddresses(tx, userId)
    if (count >= MOST_ADDRESSES) return err('too_many_addresses')
    return ok(await insertAddress(tx, userId, valid, isDefault ?? count === 0, clock.now()))
  })
}

export async function changeAddress(
  { db }: Deps,
  id: number,
  { userId, address, isDefault }: SaveAddress,
): Saved<'address_unknown'> {
  const valid = requireValid(validateAddress(address))
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const changed = await updateAddress(tx, userId, id, valid, isDefault)
    return changed ? ok(changed) : err('address_unknown')
  })
}

/** The contract has already refused a wrong one, with a message per field. */
function requireValid<T>(result: Result<T, AddressErrors>): T {
  if (result.ok) return result.value
  throw new Error(`An address passed the contract but not the rule: ${Object.keys(result.error).join(', ')}`)
}
