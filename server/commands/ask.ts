import { createInterface } from 'node:readline/promises'

export const canAsk = () => process.stdin.isTTY

/** One question, one line. */
export async function ask(question: string): Promise<string> {
  const line = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await line.question(question)).trim()
  } finally {
    line.close()
  }
}

export async function askYesNo(question: string, otherwise: boolean): Promise<boolean> {
  const answer = (await ask(`${question} [${otherwise ? 'Y/n' : 'y/N'}] `)).toLowerCase()
  return answer === '' ? otherwise : ['y', 'yes'].includes(answer)
}
