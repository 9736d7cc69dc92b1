import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextInput } from './text-input.tsx'

test('label, hint and error belong to the box', () => {
  const html = renderToStaticMarkup(
    <TextInput id="email" label="Email" hint="For your receipt" error="Email is invalid" isRequired />,
  )
  expect(html).toContain('<label for="email"')
  expect(html).toMatch(/<input[^>]*aria-describedby="email-hint email-error"/)
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
  expect(html).toMatch(/<p id="email-error".*Email is invalid/)
})

test('a box without an error is not called invalid', () => {
  expect(renderToStaticMarkup(<TextInput id="name" label="Name" />)).not.toMatch(
    /<input[^>]*aria-(invalid|describedby)=/,
  )
})

test('what may stay empty says so', () => {
  expect(renderToStaticMarkup(<TextInput label="Phone" isRequired={false} />)).toContain('(optional)')
  expect(renderToStaticMarkup(<TextInput label="Phone" isRequired />)).not.toContain('(optional)')
})
