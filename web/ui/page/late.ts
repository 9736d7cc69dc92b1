import { type ComponentType, lazy } from 'react'
import { toast } from '#web/ui/message/toast.ts'

const AGAIN_AFTER_MS = 2000

/** A part whose code comes when it is shown. React keeps a failure of `lazy` for good and takes the page along: this one waits. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilThere(load) }))

/** Fetched while a hand is on its way; what fails is asked for again when it is shown. */
export const ahead = (load: () => Promise<unknown>) => () => void load().catch(() => undefined)

/** What does not arrive is asked for again until it does; the second time in a row the visitor hears of it. */
export async function untilThere<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 0; ; failures += 1)
    try {
      return await load()
    } catch {
      if (failures === 1) toast.error('This part could not be loaded. Please reload the page.')
      await new Promise((resume) => setTimeout(resume, AGAIN_AFTER_MS))
    }
}
