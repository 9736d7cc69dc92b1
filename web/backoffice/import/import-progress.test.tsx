import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OpenImportJson } from '#domain/api/imports.ts'
import { ImportProgress } from './import-progress.tsx'

const undoing: OpenImportJson = {
  id: 1,
  file_name: 'sheet.csv',
  state: 'undoing',
  by: 'Asha',
  created_at: '2026-11-24T06:00:00.000Z',
  finished_at: '2026-11-24T06:01:00.000Z',
  undone_at: null,
  total_rows: 2,
  done_rows: 0,
  counts: { new: 0, changed: 2, unchanged: 0, wrong: 0 },
  not_undone: 0,
  failure: null,
  can_undo: false,
  columns: [],
  takes_stock: true,
}

test('an import at work may be left alone; one that has stopped says so and promises nothing', () => {
  expect(renderToStaticMarkup(<ImportProgress entry={undoing} />)).toContain('the work goes on')
  const stopped = renderToStaticMarkup(<ImportProgress entry={{ ...undoing, failure: 'This stopped.' }} />)
  expect(stopped).toContain('This stopped.')
  expect(stopped).not.toMatch(/<progress|the work goes on/)
})
