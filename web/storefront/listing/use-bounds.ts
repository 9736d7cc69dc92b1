import { useState } from 'react'
import { typedAmount } from '#domain/money/typed-amount.ts'

const TOO_LARGE = 1e9
const isBound = (amount: number | null) =>
  amount === null || (amount >= 0 && amount < TOO_LARGE && Number(amount.toFixed(2)) === amount)

const boxesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[type=text]')]

/** Reads the bounds of a form: null for an empty box. The first that is no number is told, and has the focus. */
export function useBounds() {
  const [wrong, setWrong] = useState<{ name: string; words: string } | null>(null)
  const refuse = (form: HTMLFormElement, name: string, words: string) => {
    setWrong({ name, words })
    const box = boxesOf(form).find((each) => each.name === name)
    box?.closest('details')?.setAttribute('open', '')
    box?.focus()
  }
  const read = (form: HTMLFormElement): Partial<Record<string, number | null>> | undefined => {
    const typed = boxesOf(form).map(({ name, value }) => [name, typedAmount(value)] as const)
    const [unread] = typed.find(([, amount]) => !isBound(amount)) ?? []
    if (unread !== undefined) {
      refuse(form, unread, 'Please write numbers only')
      return undefined
    }
    setWrong(null)
    return Object.fromEntries(typed)
  }
  return { wrong, refuse, read }
}
