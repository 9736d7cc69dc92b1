import { expect, test } from 'vitest'
import { typedSince } from './typed-since.ts'

const sent = { name: ' Sofa ', care: '', version: 1, colours: [{ id: null as number | null, color: 'Moss' }] }
const kept = { name: 'Sofa', care: '', version: 2, colours: [{ id: 7, color: 'Moss' }] }

test('a form that nobody touched meanwhile is as it was kept', () => {
  expect(typedSince(structuredClone(sent), sent, kept)).toEqual(kept)
})

test('a field that was typed into meanwhile stays, all others are as they were kept', () => {
  expect(typedSince({ ...sent, care: 'Oil it' }, sent, kept)).toEqual({ ...kept, care: 'Oil it' })
})

test('a colour that was made by the save keeps its number when its name is typed on', () => {
  const mine = { ...sent, colours: [{ id: null, color: 'Moss green' }] }
  expect(typedSince(mine, sent, kept).colours).toEqual([{ id: 7, color: 'Moss green' }])
})

test('a colour added meanwhile is added to those that were kept', () => {
  const mine = { ...sent, colours: [...sent.colours, { id: null, color: 'Sand' }] }
  expect(typedSince(mine, sent, kept).colours).toEqual([...kept.colours, { id: null, color: 'Sand' }])
})

test('a colour taken out meanwhile stays out', () => {
  expect(typedSince({ ...sent, colours: [] }, sent, kept).colours).toEqual([])
})
