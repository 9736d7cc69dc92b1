export type Environment = Readonly<Record<string, string | undefined>>

export type SettingsReader = ReturnType<typeof settingsReader>

/** Reads one setting at a time and writes down every mistake as a sentence. */
export function settingsReader(env: Environment, mistakes: string[]) {
  const text = (name: string) => env[name]?.trim() || undefined
  const mistake = (sentence: string) => void mistakes.push(sentence)
  const url = (name: string, protocols: readonly string[], example: string) => {
    const value = text(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
    mistake(`${name} is not an address this shop can use. Write it like ${example}.`)
    return undefined
  }
  const onOff = (name: string, otherwise: boolean) => {
    const value = text(name)?.toLowerCase()
    if (value === undefined) return otherwise
    if (['on', '1', 'true', 'yes'].includes(value)) return true
    if (['off', '0', 'false', 'no'].includes(value)) return false
    mistake(`${name} is "${value}". Set it to on or off.`)
    return otherwise
  }
  const together = (names: readonly string[], purpose: string) => {
    const missing = names.filter((name) => text(name) === undefined)
    if (missing.length === names.length) return undefined
    if (missing.length === 0) return names.map((name) => text(name) ?? '')
    const one = missing.length === 1
    mistake(
      `${missing.join(' and ')} ${one ? 'is' : 'are'} missing. Set ${list(names)} for ${purpose}, or none of them.`,
    )
    return undefined
  }
  return { text, mistake, url, onOff, together }
}

function list(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}
