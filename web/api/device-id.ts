import { deviceStorage } from '#web/ui/state/safe-storage.ts'

const KEY = 'saalghar_device'

/**
 * How this browser names itself when somebody logs in: strangers who try passwords elsewhere cannot use up its tries. It opens
 * nothing, and is sent with nothing else.
 */
export function deviceHeaders(): Record<string, string> {
  const kept = deviceStorage.getItem(KEY)
  const id = kept ?? crypto.randomUUID()
  if (kept === null) deviceStorage.setItem(KEY, id)
  return { 'X-Device-Id': id }
}
