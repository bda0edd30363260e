import { type ParsedRetailerPage, readRetailerPage } from '@everyshelf/domain/product-urls'
import type { Retailer } from '@everyshelf/domain/retailers'

type Problem = Extract<ParsedRetailerPage, { ok: false }>['problem']

const texts: Readonly<Record<Problem, (retailer: Retailer) => string>> = {
  'closed-retailer': ({ name }) => `${name} has closed, so readers can’t go there.`,
  'not-an-isbn': ({ name }) =>
    `This is neither a web address nor an ISBN. Paste the address of the book’s page at ${name}.`,
  'no-isbn-link': ({ name }) =>
    `We can’t link to ${name} by ISBN. Open the book’s page there and paste its address.`,
  'other-retailer': ({ name }) =>
    `This page belongs to another store. Paste the address of the book’s page at ${name}.`,
  'no-product': ({ name }) =>
    `This ${name} page isn’t a book page. Open the book’s page and paste its address.`,
  'no-url': ({ name }) =>
    `We can’t read this address. Open the book’s page at ${name} and paste its address.`,
}

/** Why a text is not a book page at this retailer and what to do; null when it is one. */
export function explainPageOverride(retailer: Retailer, text: string): string | null {
  const reading = readRetailerPage(retailer.code, text)
  return reading.ok ? null : texts[reading.problem](retailer)
}
