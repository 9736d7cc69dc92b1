export function FactRows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="text-[0.9375rem]">
      {rows.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-b border-sand py-2 last:border-0">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
