import type { SeriesMessages } from './messages.ts'

export const nl: SeriesMessages = {
  pageTitle: '{name}: alle boeken op volgorde',
  unnamed: 'Boekenserie',
  by: 'van {authors}',
  books: { one: '{count} boek', other: '{count} boeken' },
  book: 'Deel {number}',
  startHere: 'Begin hier',
  readingOrder: 'Leesvolgorde',
  cover: 'Omslag van {title}',
  viewAt: 'Bekijk bij {store}',
  searchAt: 'Zoek bij {store}',
  allStores: 'Alle winkels',
  coming: 'Verschijnt: {date}',
  noBooks: 'Nog geen boeken.',
  closed: 'Deze pagina wordt niet meer bijgewerkt. De boeken vind je hier nog steeds.',
  ownerEarns: 'De maker van deze pagina kan een commissie ontvangen voor links met {note}.',
  serviceEarns: 'Everyshelf kan een commissie ontvangen voor links met {note}.',
  bothEarn:
    'De maker van deze pagina of Everyshelf kan een commissie ontvangen voor links met {note}.',
  untagged: 'De links naar winkels zijn geen affiliate-links.',
}
