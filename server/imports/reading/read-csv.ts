import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

const SLICE = 64 * 1024
const DELIMITERS = [',', ';', '\t', '|'] as const

/** UTF-8 with or without its mark, what Excel calls Unicode text, and what Windows wrote before. */
export function decodeText(file: Buffer): string {
  const [first, second] = file
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

/** What parts the columns: told by Excel's own first line, or whatever the headings have most of outside quotes. */
export function findDelimiter(text: string): string {
  const told = /^sep=(.)\r?\n/i.exec(text)?.[1]
  if (told !== undefined) return told
  const heading = firstRecord(text).replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => heading.split(sign).length
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function firstRecord(text: string): string {
  let isQuoted = false
  for (let at = 0; at < Math.min(text.length, SLICE); at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === '\n' && !isQuoted) return text.slice(0, at)
  }
  return text.slice(0, SLICE)
}

export class UnreadableCsv extends Error {}

/** Row by row, so that the shop goes on while it is read. */
export async function* readCsv(file: Buffer): AsyncGenerator<string[]> {
  const text = decodeText(file)
  const delimiter = findDelimiter(text)
  const body = text.replace(/^sep=.\r?\n/i, '')
  const parser = Readable.from(slices(body)).pipe(
    parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: 1024 * 1024,
    }),
  )
  try {
    for await (const record of parser) yield record as string[]
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableCsv(wordsFor(error))
    throw error
  }
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += SLICE) yield text.slice(at, at + SLICE)
}

function wordsFor(error: CsvError): string {
  const line = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : ''
  return error.code === 'CSV_QUOTE_NOT_CLOSED' ||
    error.code === 'CSV_INVALID_CLOSING_QUOTE' ||
    error.code === 'INVALID_OPENING_QUOTE'
    ? `A quotation mark${line} is not closed, so that the rows behind it cannot be told apart.`
    : `The file cannot be read as a table${line}.`
}
