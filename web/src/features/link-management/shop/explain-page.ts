import { readShopPage, type ShopPageReading } from '@everyshelf/domain/product-urls'
import type { Retailer } from '@everyshelf/domain/retailers'

type Problem = Extract<ShopPageReading, { ok: false }>['problem']

const texts: Readonly<Record<Problem, (shop: Retailer) => string>> = {
  'closed-shop': ({ name }) => `${name} is closed: readers cannot be sent there.`,
  'not-an-isbn': () => 'This is neither an address nor an ISBN.',
  'no-isbn-link': ({ name }) =>
    `${name} has no address by ISBN. Open the book's own page there and paste its address.`,
  'other-shop': ({ name }) =>
    `This is a page of another shop. Paste the address of the book's page at ${name}.`,
  'no-product': ({ name }) =>
    `This page of ${name} shows no single book. Open the book's own page and paste its address.`,
  'no-url': ({ name }) =>
    `This address cannot be read. Copy it from the address bar, while the book's page at ${name} is open.`,
}

/** What is wrong with a text as a shop's page for a book, and what to do; null when nothing is. */
export function explainPage(shop: Retailer, text: string): string | null {
  const reading = readShopPage(shop.code, text)
  return reading.ok ? null : texts[reading.problem](shop)
}
