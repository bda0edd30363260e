import type { SeriesMessages } from './messages.ts'

export const sv: SeriesMessages = {
  pageTitle: '{name}: alla böcker i ordning',
  unnamed: 'Bokserie',
  by: 'av {authors}',
  books: { one: '{count} bok', other: '{count} böcker' },
  book: 'Del {number}',
  startHere: 'Börja här',
  readingOrder: 'Läsordning',
  cover: 'Omslag till {title}',
  viewAt: 'Visa hos {store}',
  searchAt: 'Sök hos {store}',
  allStores: 'Alla butiker',
  coming: 'Kommer {date}',
  noBooks: 'Inga böcker än.',
  closed: 'Sidan uppdateras inte längre. Böckerna hittar du fortfarande här.',
  ownerEarns: 'Den som skapade sidan kan få provision på köp via länkar som är märkta {note}.',
  serviceEarns: 'Everyshelf kan få provision på köp via länkar som är märkta {note}.',
  bothEarn:
    'Den som skapade sidan eller Everyshelf kan få provision på köp via länkar som är märkta {note}.',
  untagged: 'Länkarna till butikerna är inte affiliatelänkar.',
}
