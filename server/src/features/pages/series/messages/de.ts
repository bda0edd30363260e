import type { SeriesMessages } from './messages.ts'

export const de: SeriesMessages = {
  pageTitle: '{name}: alle Bände in der richtigen Reihenfolge',
  unnamed: 'Buchreihe',
  by: 'von {authors}',
  books: { one: '{count} Band', other: '{count} Bände' },
  book: 'Band {number}',
  startHere: 'Hier beginnen',
  readingOrder: 'Lesereihenfolge',
  cover: 'Cover von {title}',
  viewAt: 'Bei {store} ansehen',
  searchAt: 'Bei {store} suchen',
  allStores: 'Alle Shops',
  coming: 'Erscheint: {date}',
  noBooks: 'Noch keine Bücher.',
  closed: 'Diese Seite wird nicht mehr gepflegt. Die Bücher finden Sie weiterhin hier.',
  ownerEarns:
    'Bei Käufen über Links mit dem Hinweis {note} erhält möglicherweise die Person eine Provision, die diese Seite erstellt hat.',
  serviceEarns:
    'Bei Käufen über Links mit dem Hinweis {note} erhält möglicherweise Everyshelf eine Provision.',
  bothEarn:
    'Bei Käufen über Links mit dem Hinweis {note} erhält möglicherweise Everyshelf oder die Person eine Provision, die diese Seite erstellt hat.',
  untagged: 'Die Links zu den Shops sind keine Affiliate-Links.',
}
