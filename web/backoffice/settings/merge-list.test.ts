import { expect, test } from 'vitest'
import { mergeList } from './merge-list.ts'

const day = (key: string, name = key) => ({ key, name })
const merged = (base: string[], mine: ReturnType<typeof day>[], theirs: ReturnType<typeof day>[]) =>
  mergeList(
    base.map((key) => day(key)),
    mine,
    theirs,
    ({ key }) => key,
  )

test('two who add a day each have both', () => {
  expect(merged(['a'], [day('a'), day('mine')], [day('a'), day('theirs')])).toEqual([
    day('a'),
    day('theirs'),
    day('mine'),
  ])
})

test('what I renamed is mine, what they renamed is theirs', () => {
  const result = merged(['a', 'b'], [day('a', 'mine'), day('b')], [day('a'), day('b', 'theirs')])
  expect(result).toEqual([day('a', 'mine'), day('b', 'theirs')])
})

test('what either took out is out, unless the other has changed it', () => {
  expect(merged(['a', 'b', 'c'], [day('b'), day('c')], [day('a'), day('c')])).toEqual([day('c')])
  expect(merged(['a'], [day('a', 'mine')], [])).toEqual([day('a', 'mine')])
})
