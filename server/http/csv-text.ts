/** For a spreadsheet: a mark at its head says that it is UTF-8, and lines end as RFC 4180 has it. */
export function csvText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** A cell that begins like a formula would run in a spreadsheet; an apostrophe before it makes it text. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
