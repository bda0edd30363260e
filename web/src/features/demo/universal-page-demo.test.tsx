import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/render-page.tsx'
import { guessCountry } from './demo-book.ts'

test('the demo shows the page of a sample book to a reader in any country, as an author set it', async () => {
  await openPage('/demo/universal-book-page')
  const shown = () => screen.getByTitle('Page for a sample book').getAttribute('src')
  expect(shown()).toBe('/book/sample?country=US&page=default&layout=classic')
  fireEvent.change(screen.getByLabelText('Reader in'), { target: { value: 'GB' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Customized by an author' }))
  fireEvent.change(screen.getByLabelText('Layout'), { target: { value: 'minimal' } })
  expect(shown()).toBe('/book/sample?country=GB&page=customized&layout=minimal')
})

test.each([
  [['de-AT', 'de'], 'AT'],
  [['en', 'fr-CA'], 'CA'],
  [['de'], 'US'],
  [['tl-PH'], 'US'],
  [[], 'US'],
])('guesses the country from %j: %s', (languages, country) => {
  expect(guessCountry(languages)).toBe(country)
})
