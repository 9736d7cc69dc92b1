import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

test('between two pages that are ready at the same time the process looks at the network', async () => {
  let looks = 0
  let isOver = false
  const count = () => {
    looks += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const turn = oneByOne()
  const drawnAt = async () => {
    await turn()
    return looks
  }
  const [first, second, third] = await Promise.all([drawnAt(), drawnAt(), drawnAt()])
  isOver = true
  expect([second - first, third - second]).toEqual([1, 1])
})
