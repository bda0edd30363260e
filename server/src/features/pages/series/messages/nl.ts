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
  ownerEarns:
    'De maker van deze pagina ontvangt mogelijk commissie over aankopen via links met de vermelding {note}.',
  serviceEarns:
    'Everyshelf ontvangt mogelijk commissie over aankopen via links met de vermelding {note}.',
  bothEarn:
    'De maker van deze pagina of Everyshelf ontvangt mogelijk commissie over aankopen via links met de vermelding {note}.',
  untagged: 'De links naar winkels zijn geen affiliatelinks.',
}
