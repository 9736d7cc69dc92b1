import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

test('between two pages that are ready at the same time, whoever asks on the network is heard', async () => {
  const turn = oneByOne()
  const seen: string[] = []
  const draw = async (name: string) => {
    await turn()
    seen.push(name)
  }
  const heard = async () => {
    await new Promise((resume) => setImmediate(resume))
    await new Promise((resume) => setTimeout(resume, 0))
    seen.push('somebody else')
  }
  await Promise.all([draw('first'), draw('second'), draw('third'), heard()])
  expect(seen.slice(0, 1)).toEqual(['first'])
  expect(seen.indexOf('somebody else')).toBeLessThan(seen.indexOf('third'))
})
