import { useCopied } from '#web/ui/action/use-copied.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const Check = drawnIcon('check')
const Share2 = drawnIcon('share-2')

/** The device's own share sheet where there is one, else the link in the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { isCopied, copy } = useCopied()
  const share = async () => {
    const url = location.href
    if (typeof navigator.share !== 'function') return void copy(url)
    // Closing the share sheet rejects too, and is no failure.
    await navigator.share({ title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy(url)
    })
  }
  return (
    <span id="share" className="relative">
      <IconButton label="Share" icon={isCopied ? Check : Share2} variant="outlined" onClick={() => void share()} />
      <span aria-live="polite" className="absolute bottom-full left-1/2 mb-1 -translate-x-1/2 text-xs font-semibold">
        {isCopied ? 'Copied!' : ''}
      </span>
    </span>
  )
}
