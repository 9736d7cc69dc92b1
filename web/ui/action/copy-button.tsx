import type { ReactNode } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx'
import { useCopied } from './use-copied.ts'

const Check = drawnIcon('check')
const Link2 = drawnIcon('link-2')

type CopyButtonProps = {
  /** A function when the text is known only in the browser, such as the address of this page. */
  text: string | (() => string)
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
}

export function CopyButton({ text, children, variant = 'secondary', size = 'md' }: CopyButtonProps) {
  const { isCopied, copy } = useCopied()
  return (
    <Button
      variant={variant}
      size={size}
      icon={isCopied ? <Check aria-hidden className="size-4" /> : <Link2 aria-hidden className="size-4" />}
      onClick={() => copy(typeof text === 'string' ? text : text())}
    >
      <span aria-live="polite">{isCopied ? 'Copied!' : children}</span>
    </Button>
  )
}
