import { useState } from 'react'
import { ApiError } from '#web/api/api.ts'
import { notice } from '#web/ui/message/notice.ts'

/** What one press does. It is busy meanwhile, and what the shop refuses is said in its words. */
export function useAction(refused = 'Nothing was changed') {
  const [isBusy, setIsBusy] = useState(false)
  async function run(action: () => Promise<unknown>): Promise<void> {
    setIsBusy(true)
    try {
      await action()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice({ title: refused, description: error.message, tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy }
}
