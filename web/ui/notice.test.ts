import { expect, test } from 'vitest'
import { createNoticeStore, visibleNotices } from '#web/ui/notice.ts'

const titles = (store: ReturnType<typeof createNoticeStore>) => visibleNotices(store.read()).map((shown) => shown.title)

test('three notices show at once and the fourth waits for its turn', () => {
  const store = createNoticeStore()
  for (const title of ['a', 'b', 'c', 'd']) store.show({ title })
  expect(titles(store)).toEqual(['a', 'b', 'c'])
  store.remove(store.read()[0]?.key ?? 0)
  expect(titles(store)).toEqual(['b', 'c', 'd'])
})

test('a notice that leaves stays in its place until its animation is over', () => {
  const store = createNoticeStore()
  store.show({ title: 'a' })
  store.leave(1)
  expect(store.read()).toMatchObject([{ title: 'a', isLeaving: true }])
})
