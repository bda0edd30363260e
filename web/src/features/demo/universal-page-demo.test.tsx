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
    ['DE', 'Amazon.de', 'https://www.amazon.de/dp/0141441143', 'Thalia'],
    ['AT', 'Amazon.de', 'https://www.amazon.de/dp/0141441143', 'Thalia'],
    ['GB', 'Amazon.co.uk', 'https://www.amazon.co.uk/dp/0141441143', 'Waterstones'],
  ])('shows a reader in %s first %s, then other booksellers', async (country, store, url, shop) => {
    await openPage('/demo/universal-book-page')
    choose(country)
    const links = demo().getAllByRole('link')
    expect(links[0]?.textContent).toContain(`Open at ${store}`)
    expect(links[0]?.getAttribute('href')).toBe(url)
    expect(links.some((link) => link.textContent?.startsWith(shop))).toBe(true)
  })

  test('shows what an author may set: order, note, formats, colour and editions', async () => {
    await openPage('/demo/universal-book-page')
    choose('GB')
    const shops = (format: string) =>
      demo()
        .queryAllByRole('list', { name: format })
        .flatMap((list) => within(list).getAllByRole('link'))
        .map(({ textContent }) => textContent.replace(/ [·(].*/, ''))
    expect(shops('Print')).toContain('eBay')
    expect(shops('Audiobook')).not.toEqual([])
    expect(demo().queryByText(/Also as/)).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'As an author sets it' }))
    expect(shops('Print')[0]).toBe('Bookshop.org UK')
    expect(shops('Print')).not.toContain('eBay')
    expect(shops('Audiobook')).toEqual([])
    demo().getByText('Ask your local bookshop first: it can order either edition.')
    expect(
      demo()
        .getByRole('link', { name: /^Hardcover/ })
        .getAttribute('href'),
    ).toBe('https://www.amazon.co.uk/dp/0141040386')
  })

  test('shows the cover that belongs to the site, whatever a catalog has', async () => {
    await openPage('/demo/universal-book-page')
    const cover = demo().getByRole('img', { name: 'Cover of Jane Eyre' })
    expect(cover.getAttribute('src')).toMatch(/demo-cover.*\.png$/)
  })

  test('A1 says that the link has no affiliate tag', async () => {
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
])('a browser that speaks %j is taken to be in %s', (languages, country) => {
  expect(guessCountry(languages)).toBe(country)
})
