import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { useCopied } from '#web/ui/action/use-copied.ts'
import { drawnIcon, type IconType } from '#web/ui/icon/icon.tsx'

const Bookmark = drawnIcon('bookmark')
const Check = drawnIcon('check')
const Heart = drawnIcon('heart')
const Share2 = drawnIcon('share-2')

/** Like and Save are toggles of this page only; Share uses the device's own sheet, else copies the address. */
export function ArticleActions({ title }: { title: string }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <Toggle icon={Heart} off="Like" on="Liked" />
      <Toggle icon={Bookmark} off="Save" on="Saved" />
      <Share title={title} />
    </div>
  )
}

function Toggle({ icon: Icon, off, on }: { icon: IconType; off: string; on: string }) {
  const [isOn, setIsOn] = useState(false)
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isOn}
      onClick={() => setIsOn(!isOn)}
      icon={<Icon aria-hidden className={clsx('size-4', isOn && 'fill-terracotta text-terracotta')} />}
    >
      {isOn ? on : off}
    </Button>
  )
}

function Share({ title }: { title: string }) {
  const { isCopied, copy } = useCopied()
  const share = async () => {
    const url = location.href
    if (typeof navigator.share !== 'function') return void copy(url)
    // Closing the share sheet rejects too, and is no failure.
    await navigator.share({ title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy(url)
    })
  }
  const Icon = isCopied ? Check : Share2
  return (
    <Button variant="secondary" size="sm" icon={<Icon aria-hidden className="size-4" />} onClick={() => void share()}>
      <span aria-live="polite">{isCopied ? 'Copied!' : 'Share'}</span>
    </Button>
  )
}
