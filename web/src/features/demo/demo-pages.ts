import type { Edition } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, type PageLook } from '@everyshelf/domain/links'
import { plainLink, type RoutableLink } from '@everyshelf/domain/routing'
import { demoIdentifier } from './demo-book.ts'

/** One and the same page, before and after its owner has set it. */
export const demoPageCodes = ['usual', 'owned'] as const
export type DemoPageCode = (typeof demoPageCodes)[number]

export interface DemoPage {
  readonly name: string
  readonly link: RoutableLink
  readonly look: PageLook
}

const usual = plainLink(demoIdentifier)

export const demoPages: Readonly<Record<DemoPageCode, DemoPage>> = {
  usual: { name: 'As it comes', link: usual, look: defaultLinkSettings.look },
  owned: {
    name: 'As an author sets it',
    link: {
      ...usual,
      editions: [
        { format: 'paperback', identifier: demoIdentifier, notSoldIn: [] },
        clothbound('9780141040387'),
      ],
      shops: {
        order: ['bookshop-us', 'bookshop-uk', 'hugendubel', 'kobo'],
        off: ['ebay', 'walmart', 'target'],
        pages: {},
      },
    },
    look: {
      note: 'Ask your local bookshop first: it can order either edition.',
      accent: 'plum',
      formats: ['print', 'ebook'],
    },
  },
}

function clothbound(isbn: string): Edition {
  const identifier = parseBookIdentifier(isbn)
  if (!identifier) throw new Error(`no ISBN ${isbn}`)
  return { format: 'hardcover', identifier, notSoldIn: [] }
}
