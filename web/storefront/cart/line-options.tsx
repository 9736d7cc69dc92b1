/** What was chosen for a line, such as its colour. */
export function LineOptions({ options }: { options: Readonly<Record<string, unknown>> }) {
  const chosen = Object.values(options).filter((value) => typeof value === 'string' && value !== '')
  return chosen.length > 0 && <p className="text-xs text-muted wrap-anywhere">{chosen.join(', ')}</p>
}
