import { err, ok, type Result } from '#domain/result.ts'
import { OTHER_TERRITORY, stateName } from '#domain/tax/gst-states.ts'
import { gstinState, normaliseGstin } from '#domain/tax/gstin.ts'
import { stateCodeOf } from '#domain/tax/state-code-of.ts'

export const MAX_COMPANY_NAME = 120

export type BusinessInput = { readonly gstin: string; readonly companyName: string; readonly billingState: string }
export type BusinessBuyer = { readonly gstin: string | null; readonly companyName: string | null }
export type BusinessErrors = { readonly gstin?: string; readonly company_name?: string }

/** What a firm gives for its invoice (Rule 46): its number, its name, and a billing address in the state of the number. */
export function checkBusiness(input: BusinessInput): Result<BusinessBuyer, BusinessErrors> {
  const gstin = normaliseGstin(input.gstin)
  const companyName = input.companyName.trim()
  const wrongNumber = gstinError(gstin, input.billingState)
  const wrongName = companyNameError(companyName, gstin !== '')
  if (wrongNumber || wrongName)
    return err({ ...(wrongNumber && { gstin: wrongNumber }), ...(wrongName && { company_name: wrongName }) })
  return ok({ gstin: gstin || null, companyName: companyName || null })
}

export function gstinError(typed: string, billingState: string): string | null {
  const gstin = normaliseGstin(typed)
  if (gstin === '') return null
  const registered = gstinState(gstin)
  if (!registered) return 'GSTIN is not valid'
  const billed = stateCodeOf(billingState)
  if (!billed || billed === registered || registered === OTHER_TERRITORY) return null
  return `This GSTIN is registered in ${stateName(registered)}, but the billing address is in ${stateName(billed)}. Please correct one of them.`
}

export function companyNameError(typed: string, hasGstin: boolean): string | null {
  const name = typed.trim()
  if (hasGstin && name === '') return 'Company Name is required with a GSTIN'
  return name.length > MAX_COMPANY_NAME ? `Company Name must be at most ${MAX_COMPANY_NAME} characters` : null
}
