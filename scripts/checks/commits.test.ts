import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const LONGEST = 72
/** The last subject that was longer; what lies before it is history. */
const RULE_SINCE = '52691f21'

/** Null where there is no history to read: an unpacked archive, a shallow clone. */
function subjects(): string[] | null {
  try {
    const range = `${RULE_SINCE}..HEAD`
    return execFileSync('git', ['log', '--no-merges', '--format=%s', range], { cwd: root, stdio: 'pipe' })
      .toString()
      .trim()
      .split('\n')
  } catch {
    return null
  }
}

test('a subject of a commit has room in one line', () => {
  expect((subjects() ?? []).filter((subject) => subject.length > LONGEST)).toEqual([])
})
