import { expect, test } from 'vitest'
import { addNews, NO_NEWS } from './news.ts'

const event = (id: string) => ({
  id,
  kind: 'order',
  text: `Order ${id}`,
  href: '/backoffice',
  at: '2026-11-16T10:00:00Z',
})

test('the newest stands first, and what is told twice counts once', () => {
  const news = ['1', '2', '2', '3'].map(event).reduce(addNews, NO_NEWS)
  expect(news.events.map(({ id }) => id)).toEqual(['3', '2', '1'])
  expect(news.unread).toBe(3)
})

test('a busy day does not fill the window', () => {
  const news = Array.from({ length: 80 }, (_, at) => event(String(at))).reduce(addNews, NO_NEWS)
  expect(news.events).toHaveLength(50)
  expect(news.events[0]?.id).toBe('79')
})
