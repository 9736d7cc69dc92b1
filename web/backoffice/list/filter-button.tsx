import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'

type FilterButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string
  count: number
  ref?: Ref<HTMLButtonElement>
}

export function FilterButton({ label, count, ...rest }: FilterButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        'inline-flex min-h-9 items-center gap-1.5 rounded-sm border px-3 text-sm hover:border-ink pointer-coarse:min-h-11',
        count > 0 ? 'border-leaf bg-leaf-soft font-semibold' : 'border-edge bg-white',
      )}
    >
      {label}
      {count > 0 && <span className="sr-only">, {count} chosen</span>}
      <ChevronDown aria-hidden className="size-3.5 text-muted" />
    </button>
  )
}
