import { type ReactNode, useId } from 'react'

type AccountSectionProps = { title: string; text?: ReactNode; children: ReactNode }

/** Heading and explanation to the left, the form to the right; one under the other on phones. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-b border-sand pb-10 last:border-0 last:pb-0 lg:grid-cols-[16rem_minmax(0,34rem)]"
    >
      <div>
        <h2 id={id} className="text-subheading">
          {title}
        </h2>
        {text && <p className="mt-1.5 text-sm text-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
