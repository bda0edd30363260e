import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../../../testing/fake-api.ts'
import { findResult, findToast } from '../../../testing/home-page.ts'
import { openPage } from '../../../testing/render-page.tsx'
import { sampleLinks } from '../../../testing/sample-links.ts'

test('what a phone shares becomes a result without a press, and Back does not make it again', async () => {
  const api = useFakeApi({ 'links.generate': () => sampleLinks('9780441172719') })
  const router = await openPage(
    '/share?title=Dune&text=Dune%20https%3A%2F%2Fwww.amazon.de%2Fdp%2F0441172717',
  )
  await findResult()
  expect(api.calls.filter((call) => call === 'links.generate')).toEqual(['links.generate'])
  await router.navigate(-1)
  const field = await screen.findByLabelText<HTMLInputElement>('Enter ISBN, ASIN, or Amazon URL')
  expect(field.readOnly).toBe(false)
  expect(api.calls.filter((call) => call === 'links.generate')).toEqual(['links.generate'])
})

test('text without a book fills the field and shows an error', async () => {
  const api = useFakeApi()
  const router = await openPage('/share?text=A%20lovely%20review')
  const toast = await findToast()
  expect(toast).toContain('No book found')
  const field = await screen.findByLabelText<HTMLInputElement>('Enter ISBN, ASIN, or Amazon URL')
  expect(field.value).toBe('A lovely review')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(api.calls).not.toContain('links.generate')
})
