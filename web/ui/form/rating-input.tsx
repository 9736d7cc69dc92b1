import { type ReactNode, useId } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { FieldError } from './field.tsx'

const Star = drawnIcon('star')

type RatingInputProps = {
  legend: ReactNode
  name: string
  value: number | null
  onChange: (rating: number) => void
  error?: ReactNode
}

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** Five radio buttons that look like stars: arrow keys, labels and forms work as people expect. */
export function RatingInput({ legend, name, value, onChange, error }: RatingInputProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="flex items-center gap-1">
        {WORDS.map((word, index) => (
          <label
            key={word}
            className="grid size-10 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              className="sr-only"
            />
            <Star
              aria-hidden
              strokeWidth={1.5}
              className={value !== null && index < value ? 'size-7 fill-brass text-brass' : 'size-7 text-brass'}
            />
            <span className="sr-only">{`${index + 1} of 5, ${word}`}</span>
          </label>
        ))}
        <span aria-hidden className="ml-2 text-sm text-muted">
          {value === null ? '' : WORDS[value - 1]}
        </span>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
