import { linkAllowance } from '@everyshelf/domain/plans'
import type { RouterInputs } from '@everyshelf/server/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../../../testing/fake-api.ts'
import { signedInResponse } from '../../../testing/fake-session.ts'
import { findResult, generate } from '../../../testing/home-page.ts'
import { openPage } from '../../../testing/render-page.tsx'
import { sampleLinks } from '../../../testing/sample-links.ts'

const KDP = 'B0CRQLM5V7'
const OWN = `https://everyshelf.example/redirect?isbn=${KDP}&userId=a2b3c4d5e6`

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Book format' })

test('the owner chooses the format of a B0 ASIN, and it becomes part of the Global Link', async () => {
  const asked: RouterInputs['links']['generate'][] = []
  useFakeApi({
    'session.get': () => signedInResponse({ isPremium: false }, linkAllowance('free', 0)),
    'links.generate': (input) => {
      asked.push(input)
      const format = input.format ?? null
      const globalLink = format ? `${OWN}&format=${format}` : OWN
      return sampleLinks(input.input, { format, globalLink })
    },
  })
  await openPage('/')
  generate(KDP)
  const result = within(await findResult())
  expect(choice().value).toBe('')
  result.getByText(/Until you choose, we treat it as a Kindle book/)
  fireEvent.change(choice(), { target: { value: 'paperback' } })
  await screen.findByDisplayValue(`${OWN}&format=paperback`)
  expect(choice().value).toBe('paperback')
  expect(asked.at(-1)).toEqual({ input: KDP, format: 'paperback' })
})

test('the format of a saved link is stored at once', async () => {
  const stored: RouterInputs['links']['setFormat'][] = []
  const saved = { id: '5f0c9a1be24d77c0a3b61e90', slug: 'h7kq2mw' as never }
  useFakeApi({
    'session.get': () => signedInResponse({ isPremium: false }, linkAllowance('free', 1)),
    'links.generate': ({ input }) => sampleLinks(input, { saved, globalLink: OWN }),
    'links.setFormat': (input) => {
      stored.push(input)
      throw new Error('the answer is not shown here')
    },
  })
  await openPage('/')
  generate(KDP)
  await findResult()
  fireEvent.change(choice(), { target: { value: 'hardcover' } })
  await waitFor(() => expect(stored).toEqual([{ id: saved.id, format: 'hardcover' }]))
  // The server did not store the format.
  await waitFor(() => expect(choice().value).toBe(''))
})

test('an ISBN is asked nothing', async () => {
  useFakeApi()
  await openPage('/')
  generate('9780441172719')
  await findResult()
  expect(screen.queryByRole('combobox', { name: 'Book format' })).toBeNull()
})
