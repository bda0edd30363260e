import type { SeriesMessages } from './messages.ts'

export const pl: SeriesMessages = {
  pageTitle: '{name}: wszystkie książki po kolei',
  unnamed: 'Seria książek',
  by: 'autor: {authors}',
  books: {
    one: '{count} książka',
    few: '{count} książki',
    many: '{count} książek',
    other: '{count} książki',
  },
  book: 'Tom {number}',
  startHere: 'Zacznij tutaj',
  readingOrder: 'Kolejność czytania',
  cover: 'Okładka: {title}',
  viewAt: 'Zobacz w sklepie {store}',
  searchAt: 'Szukaj w sklepie {store}',
  allStores: 'Wszystkie księgarnie',
  coming: 'Premiera: {date}',
  noBooks: 'Nie ma jeszcze książek.',
  closed: 'Ta strona nie jest już aktualizowana. Książki nadal znajdziesz tutaj.',
  ownerEarns:
    'Osoba, która utworzyła tę stronę, może otrzymać prowizję od zakupów dokonanych przez linki z oznaczeniem {note}.',
  serviceEarns:
    'Everyshelf może otrzymać prowizję od zakupów dokonanych przez linki z oznaczeniem {note}.',
  bothEarn:
    'Osoba, która utworzyła tę stronę, lub Everyshelf może otrzymać prowizję od zakupów dokonanych przez linki z oznaczeniem {note}.',
  untagged: 'Linki do księgarń nie są linkami afiliacyjnymi.',
}
