import { placeholderBook } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import {
  buildShortLink,
  defaultLinkSettings,
  type PageLayout,
  parseLinkSettings,
  parseSlug,
  toRoutableLink,
} from '@everyshelf/domain/links'
import { toPageBook } from './page-book.ts'
import { previewIn } from './preview-reader.ts'
import { buildReaderPage, type ReaderPage } from './reader-page.ts'

const PAPERBACK = '9780141441146'
const HARDCOVER = '9780141040387'

const identifier = parseBookIdentifier(PAPERBACK)
const slug = parseSlug('jane-eyre')
if (!identifier || !slug) throw new TypeError('the sample page has no book or no slug')

const book = {
  ...placeholderBook(identifier),
  title: 'Jane Eyre',
  authors: ['Charlotte Brontë'],
  source: 'google-books',
  description:
    'Jane Eyre, an orphan, grows up unloved and learns to rely on herself. As a governess at Thornfield Hall she meets its owner, Mr. Rochester, and for the first time someone treats her as an equal. But the house has a secret, and what Jane wants is not the same as what she believes to be right. A novel about love, independence, and conscience, first published in 1847.',
} as const

/** What an author could have set. */
const customized = parseLinkSettings(
  JSON.stringify({
    editions: [
      { format: 'paperback', identifier: PAPERBACK },
      { format: 'hardcover', identifier: HARDCOVER },
    ],
    retailers: {
      order: ['bookshop-us', 'bookshop-uk', 'hugendubel', 'kobo'],
      off: ['ebay', 'walmart', 'target'],
    },
    look: {
      note: 'Ask your local bookstore first: it can order either edition.',
      accent: 'plum',
      button: 'first',
      formats: ['print', 'ebook'],
    },
  }),
)

interface SampleView {
  readonly country: CountryCode
  readonly layout: PageLayout
  readonly isCustomized: boolean
  readonly origin: string
}

/** The page of a sample book, for the demo. It has no owner and no tags. */
export function buildSamplePage({ country, layout, isCustomized, origin }: SampleView): ReaderPage {
  const settings = isCustomized ? customized : defaultLinkSettings
  if (!identifier || !slug) throw new TypeError('the sample page has no book or no slug')
  return buildReaderPage({
    book: {
      ...toPageBook(identifier, book, {
        edits: { publishedOn: '1847-10', language: 'en' },
        coverHash: null,
      }),
      coverImage: '/demo-cover.png',
    },
    identifier,
    ...previewIn(country),
    defaultTags: {},
    routable: toRoutableLink(identifier, null, settings),
    link: { slug, look: { ...settings.look, layout }, url: buildShortLink(origin, slug) },
    series: null,
    author: null,
  })
}
