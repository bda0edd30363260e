import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../testing/render-page.tsx'
import { guessCountry } from './demo-book.ts'

const demo = () => within(screen.getByRole('region', { name: 'Demo of a universal book page' }))
const choose = (country: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Reader in' }), {
    target: { value: country },
  })

describe('the demo of the universal book page', () => {
  test.each([
    ['DE', 'Amazon.de', 'https://www.amazon.de/dp/0141441143', 'Thalia'],
    ['AT', 'Amazon.de', 'https://www.amazon.de/dp/0141441143', 'Thalia'],
    ['GB', 'Amazon.co.uk', 'https://www.amazon.co.uk/dp/0141441143', 'Waterstones'],
  ])('shows a reader in %s first %s, then other stores', async (country, store, url, retailer) => {
    await openPage('/demo/universal-book-page')
    choose(country)
    const links = demo().getAllByRole('link')
    expect(links[0]?.textContent).toContain(`View at ${store}`)
    expect(links[0]?.getAttribute('href')).toBe(url)
    expect(links.some((link) => link.textContent?.startsWith(retailer))).toBe(true)
  })

  test('shows what an author can customize: order, note, formats, color and editions', async () => {
    await openPage('/demo/universal-book-page')
    choose('GB')
    const retailersOf = (format: string) =>
      demo()
        .queryAllByRole('list', { name: format })
        .flatMap((list) => within(list).getAllByRole('link'))
        .map(({ textContent }) => textContent.replace(/ [·(].*/, ''))
    expect(retailersOf('Print')).toContain('eBay')
    expect(retailersOf('Audiobook')).not.toEqual([])
    expect(demo().queryByText(/Other editions/)).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Customized by an author' }))
    expect(retailersOf('Print')[0]).toBe('Bookshop.org UK')
    expect(retailersOf('Print')).not.toContain('eBay')
    expect(retailersOf('Audiobook')).toEqual([])
    demo().getByText('Ask your local bookstore first: it can order either edition.')
    expect(
      demo()
        .getByRole('link', { name: /^Hardcover/ })
        .getAttribute('href'),
    ).toBe('https://www.amazon.co.uk/dp/0141040386')
  })

  test('shows the site’s own cover, not one from a catalog', async () => {
    await openPage('/demo/universal-book-page')
    const cover = demo().getByRole('img', { name: 'Cover of Jane Eyre' })
    expect(cover.getAttribute('src')).toMatch(/demo-cover.*\.png$/)
  })

  test('A1 says that the links have no affiliate tag', async () => {
    await openPage('/demo/universal-book-page')
    demo().getByText('Without affiliate tag')
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
])('guesses the country from %j: %s', (languages, country) => {
  expect(guessCountry(languages)).toBe(country)
})
