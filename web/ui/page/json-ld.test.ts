import { expect, test } from 'vitest'
import { toSafeJson } from './json-ld.tsx'

test('a name cannot break out of the page', () => {
  const product = { name: 'Chair</script><script>alert(1)</script><!--' }
  expect(toSafeJson(product)).not.toContain('<')
  expect(JSON.parse(toSafeJson(product))).toEqual(product)
})
