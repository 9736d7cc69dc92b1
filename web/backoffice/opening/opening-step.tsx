import { Check, CircleAlert, Copy, Info } from 'lucide-react'
import type { OpeningStepJson } from '#domain/api/opening.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useCopied } from '#web/ui/action/use-copied.ts'
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx'

type State = OpeningStepJson['state']

const SIGNS: Record<State, { label: string; tone: BadgeTone; icon: typeof Check }> = {
  done: { label: 'Done', tone: 'green', icon: Check },
  missing: { label: 'Missing', tone: 'red', icon: CircleAlert },
  advised: { label: 'Advised', tone: 'yellow', icon: Info },
}

export function OpeningStep({ step }: { step: OpeningStepJson }) {
  const { label, tone, icon: Icon } = SIGNS[step.state]
  return (
    <li className="px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-base font-semibold">{step.title}</h2>
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {label}
        </Badge>
      </div>
      <p className="mt-1 max-w-prose text-sm text-muted wrap-anywhere">{step.detail}</p>
      {step.texts.length > 0 && (
        <dl className="mt-3 space-y-2">
          {step.texts.map((each) => (
            <TextToEnter key={each.label} {...each} />
          ))}
        </dl>
      )}
    </li>
  )
}

/** Typed by hand these go wrong. */
function TextToEnter({ label, text }: { label: string; text: string }) {
  const { isCopied, copy } = useCopied()
  return (
    <div className="text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className="mt-0.5 flex items-start gap-2">
        <code className="min-w-0 flex-1 rounded-sm bg-linen px-2 py-1.5 text-[0.8125rem] wrap-anywhere">{text}</code>
        <Button
          size="sm"
          variant="quiet"
          icon={<Copy aria-hidden className="size-4" />}
          onClick={() => void copy(text)}
        >
          <span>
            <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy'}</span>
            <span className="sr-only"> {label}</span>
          </span>
        </Button>
      </dd>
    </div>
  )
}
