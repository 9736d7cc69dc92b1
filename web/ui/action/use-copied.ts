import { useEffect, useState } from 'react'

const COPIED_MS = 2000

/** isCopied stays true for two seconds after a successful copy. */
export function useCopied(): { isCopied: boolean; copy: (text: string) => Promise<boolean> } {
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => setCopiedAt(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy(text: string): Promise<boolean> {
    const isDone = await writeClipboard(text)
    if (isDone) setCopiedAt(performance.now())
    return isDone
  }
  return { isCopied: copiedAt !== null, copy }
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** The clipboard API needs HTTPS and a permission; a shop tried on a local address has neither. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  ;(document.activeElement?.closest('dialog') ?? document.body).append(area)
  area.select()
  const isDone = document.execCommand('copy')
  area.remove()
  return isDone
}
