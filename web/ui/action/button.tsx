import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { NavLink, type NavLinkProps } from '#web/ui/navigation/nav-link.tsx'
import { Spinner } from '#web/ui/message/spinner.tsx'

/** light and glass stand on dark grounds and pictures. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'light' | 'glass'
export type ButtonSize = 'sm' | 'md' | 'lg'
type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  isBlock?: boolean | undefined
  className?: string | undefined
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-sm text-center font-semibold transition-[background-color,color,border-color,box-shadow] ' +
  'disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0 forced-colors:border forced-colors:border-[ButtonText]'
/** Where the system chooses the colours, a filled button stays filled. */
const FILLED = 'forced-colors:forced-color-adjust-none forced-colors:bg-[ButtonText] forced-colors:text-[ButtonFace]'
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2.5 text-[0.9375rem]/5',
  lg: 'min-h-13 px-8 py-3.5 text-base/6',
}
const VARIANTS: Record<ButtonVariant, string> = {
  primary: `${FILLED} bg-leaf text-paper not-disabled:hover:bg-leaf-deep`,
  secondary: 'border border-ink/70 text-ink not-disabled:hover:bg-ink not-disabled:hover:text-paper',
  quiet: 'text-ink not-disabled:hover:bg-linen',
  danger: `${FILLED} bg-terracotta text-paper not-disabled:hover:bg-terracotta-deep`,
  light: `${FILLED} on-dark bg-paper text-ink not-disabled:hover:bg-linen`,
  glass: 'on-dark border border-paper/70 text-paper not-disabled:hover:bg-paper not-disabled:hover:text-ink',
}

export function buttonClass({ variant = 'primary', size = 'md', isBlock, className }: ButtonLook = {}): string {
  return clsx(BASE, SIZES[size], VARIANTS[variant], isBlock && 'w-full', className)
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Disables the button and shows a spinner; hand in the words for it as children ("Creating Order..."). */
    isBusy?: boolean | undefined
    icon?: ReactNode
    ref?: Ref<HTMLButtonElement>
  }

export function Button({ variant, size, isBlock, className, isBusy, icon, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClass({ variant, size, isBlock, className })}
    >
      {isBusy ? <Spinner size="sm" label="" /> : icon}
      {children}
    </button>
  )
}

export type ButtonLinkProps = NavLinkProps & ButtonLook & { icon?: ReactNode }

export function ButtonLink({ variant, size, isBlock, className, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <NavLink {...rest} className={buttonClass({ variant, size, isBlock, className })}>
      {icon}
      {children}
    </NavLink>
  )
}
