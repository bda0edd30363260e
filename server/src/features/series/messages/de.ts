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
    'Mit {note} markierte Links bringen den Betreibern dieser Seite eventuell eine Provision.',
  serviceEarns: 'Mit {note} markierte Links bringen Everyshelf eventuell eine Provision.',
  bothEarn:
    'Mit {note} markierte Links bringen den Betreibern dieser Seite oder Everyshelf eventuell eine Provision.',
  untagged: 'Die Links zu den Shops sind keine Affiliate-Links.',
}
