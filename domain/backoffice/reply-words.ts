/** How mail programs head the mail that is answered. */
const HEADS = [
  /^On .{5,200} wrote:$/,
  /^-{2,}\s*(?:Original Message|Forwarded message)\s*-{2,}$/i,
  /^_{10,}$/,
  /^From: .+@.+$/,
  /^Sent from my /,
]
const LOOKED_AT = 5000

/** The new words of an answer: what it quotes below is in the ticket already. */
export function newWordsOf(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n').slice(0, LOOKED_AT)
  const head = lines.findIndex((line, at) => isHead(line) || isHead(`${line} ${lines[at + 1] ?? ''}`))
  const own = (head === -1 ? lines : lines.slice(0, head)).filter((line) => !line.startsWith('>'))
  const words = own
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  // Who writes below or between the quotes is heard too.
  return words === '' ? text.trim() : words
}

const isHead = (line: string) => HEADS.some((pattern) => pattern.test(line.trim()))
