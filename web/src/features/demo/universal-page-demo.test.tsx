import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../testing/render-page.tsx'
import { guessCountry } from './demo-book.ts'

const demo = () => within(screen.getByRole('region', { name: 'Demo of a universal book page' }))
const choose = (country: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'A reader in' }), {
    target: { value: country },
  })

describe('the demo of the universal book page', () => {
  test.each([
    ['DE', 'Amazon Germany', 'https://www.amazon.de/dp/0141439513', 'Thalia'],
    ['AT', 'Amazon Germany', 'https://www.amazon.de/dp/0141439513', 'Thalia'],
    ['GB', 'Amazon United Kingdom', 'https://www.amazon.co.uk/dp/0141439513', 'Waterstones'],
  ])('shows a reader in %s first %s, then other booksellers', async (country, store, url, shop) => {
    await openPage('/demo/universal-book-page')
    choose(country)
    const links = demo().getAllByRole('link')
    expect(links[0]?.textContent).toContain(`Open at ${store}`)
    expect(links[0]?.getAttribute('href')).toBe(url)
    expect(links.some((link) => link.textContent?.startsWith(shop))).toBe(true)
  })

  test('A1 says that nobody earns here, and the sentence of the programme', async () => {
    await openPage('/demo/universal-book-page')
    demo().getByText(
      'Without affiliate tag: nobody earns from this link. As an Amazon Associate I earn from qualifying purchases.',
    )
    const tagged = demo()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.includes('tag='))
    expect(tagged).toEqual([])
  })
})

test.each([
  [['de-AT', 'de'], 'AT'],
  [['en', 'fr-CA'], 'CA'],
  [['de'], 'US'],
  [['tl-PH'], 'US'],
  [[], 'US'],
])('a browser that speaks %j is taken to be in %s', (languages, country) => {
  expect(guessCountry(languages)).toBe(country)
})
