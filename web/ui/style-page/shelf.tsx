import { type ReactNode } from 'react'

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-16 border-t border-sand pt-6">
      <h2 className="mb-6 text-heading">{title}</h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="mb-5 flex flex-wrap items-center gap-4">{children}</div>
}
