import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

const pager = (page: number, lastPage: number) =>
  renderToStaticMarkup(<Pager page={page} lastPage={lastPage} hrefFor={(number) => `/products?page=${number}`} />)

test('one page needs no pager', () => {
  expect(pager(1, 1)).toBe('')
  expect(pager(1, 0)).toBe('')
})

test('on the first page Previous leads nowhere, on the last page Next does not', () => {
  expect(pager(1, 3)).toMatch(/aria-disabled="true"[^>]*>.*?Previous/)
  expect(pager(1, 3)).toContain('rel="next"')
  expect(pager(3, 3)).not.toContain('rel="next"')
  expect(pager(3, 3)).toContain('rel="prev"')
})

test('every page is a link that can be shared, and the current one says so', () => {
  expect(pager(2, 3)).toContain('href="/products?page=3"')
  expect(pager(2, 3)).toMatch(/aria-label="Page 2" aria-current="page"/)
})
