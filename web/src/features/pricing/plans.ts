import { type ProductFactName, READER_PAGE_LANGUAGES } from '@everyshelf/domain/product-facts'

/** `withoutTags` is the free plan on a server that puts no tags on its users’ links. */
type PlanRow = readonly [fact: ProductFactName, feature: string, withoutTags?: string]

/** All features of the plans, by section. What each plan has is in the facts. */
export const planSections: readonly (readonly [section: string, rows: readonly PlanRow[]])[] = [
  [
    'Links',
    [
      ['saved-links', 'Saved links'],
      ['lasting', 'Links keep working after you cancel'],
      ['no-ads', 'Links without ads'],
      ['qr-codes', 'QR codes and link testers'],
      ['channels', 'A link for each channel, with its affiliate rules'],
      ['import', 'List import'],
      ['move', 'Import from other link services'],
      ['custom-link', 'Custom short link'],
    ],
  ],
  [
    'Earnings',
    [
      ['link-tags', 'Affiliate tag on your links', 'None'],
      ['commission', 'Commission you earn'],
      ['own-ids', 'Your affiliate IDs at stores other than Amazon'],
      ['attribution', 'Amazon Attribution for ads'],
      ['earnings', 'Earnings from your programs’ reports'],
    ],
  ],
  [
    'Readers',
    [
      [
        'reader-page',
        `A page with all stores in the reader’s country, in ${READER_PAGE_LANGUAGES} languages`,
      ],
      ['plan-destinations', 'Where a link takes readers'],
      ['page-design', 'Choice of stores, editions, and page design'],
      ['author-pages', 'Author pages, one for each pen name'],
      ['series', 'Series pages'],
      ['back-matter', 'Links for the end of your book, and an EPUB check'],
      ['history', 'Change history with undo, and a preview based on past clicks'],
    ],
  ],
  [
    'Clicks',
    [
      ['bots', 'Bots, double clicks, and your own tests'],
      ['click-history', 'Click history'],
      ['click-details', 'Clicks by country, store, device, referrer, and hour; live hits; CSV'],
      ['weekly-email', 'Weekly email'],
    ],
  ],
  [
    'Account',
    [
      ['api', 'API, webhooks, and command-line tool'],
      ['extension', 'Browser extension'],
      ['wordpress', 'WordPress plugin'],
      ['export', 'Export or delete your account anytime'],
      ['money-back', 'Money-back guarantee'],
    ],
  ],
]
