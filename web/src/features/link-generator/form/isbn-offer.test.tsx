import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../../../testing/fake-api.ts'
import { fieldError, findResult, findToast, generate } from '../../../testing/home-page.ts'
import { openPage } from '../../../testing/render-page.tsx'
import { sampleLinks } from '../../../testing/sample-links.ts'

test('a number without its zero is offered as an ISBN, and taken only by a press', async () => {
  const api = useFakeApi({ 'links.generate': () => sampleLinks('9780441172719') })
  await openPage('/')
  generate('441172717')
  expect(await findToast()).toContain('Invalid ISBN/ASIN')
  expect(fieldError()).toBe(
    'Please enter a valid ISBN-10, ISBN-13, or ASIN. Its leading zero may be missing. Did you mean ISBN 9780441172719?',
  )
  expect(api.calls).not.toContain('links.generate')
  fireEvent.click(screen.getByRole('button', { name: 'Use ISBN 9780441172719' }))
  await findResult()
  expect(api.calls).toContain('links.generate')
})

test.each([
  ['9999999999', '9999999999 is a placeholder, not a book.'],
  ['M-2306-7118-7', 'Numbers that begin with 979-0 or M identify printed music, not books.'],
  ['9.78014E+12', 'A spreadsheet shortened this number.'],
])('the form refuses %s without a request', async (text, reason) => {
  const api = useFakeApi()
  await openPage('/')
  generate(text)
  await findToast()
  expect(fieldError()).toContain(reason)
  expect(api.calls).not.toContain('links.generate')
})
