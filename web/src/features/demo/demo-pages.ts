import type { Edition } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, type PageLook } from '@everyshelf/domain/links'
import { plainLink, type RoutableLink } from '@everyshelf/domain/routing'
import { demoIdentifier } from './demo-book.ts'

/** The same page with default settings and with an owner's settings. */
export const demoPageCodes = ['default', 'customized'] as const
export type DemoPageCode = (typeof demoPageCodes)[number]

export interface DemoPage {
  readonly name: string
  readonly link: RoutableLink
  readonly look: PageLook
}

const defaultLink = plainLink(demoIdentifier)

export const demoPages: Readonly<Record<DemoPageCode, DemoPage>> = {
  default: { name: 'Default page', link: defaultLink, look: defaultLinkSettings.look },
  customized: {
    name: 'Customized by an author',
    link: {
      ...defaultLink,
      editions: [
        { format: 'paperback', identifier: demoIdentifier, notSoldIn: [] },
        createHardcover('9780141040387'),
      ],
      retailers: {
        order: ['bookshop-us', 'bookshop-uk', 'hugendubel', 'kobo'],
        off: ['ebay', 'walmart', 'target'],
        pages: {},
      },
    },
    look: {
      note: 'Ask your local bookstore first: it can order either edition.',
      accent: 'plum',
      layout: 'classic',
      button: 'amazon',
      formats: ['print', 'ebook'],
    },
  },
}

function createHardcover(isbn: string): Edition {
  const identifier = parseBookIdentifier(isbn)
  if (!identifier) throw new Error(`no ISBN ${isbn}`)
  return { format: 'hardcover', identifier, notSoldIn: [] }
}
