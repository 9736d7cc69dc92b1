/** What a field of a form holds now; a file is no text. */
export function typedText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}
