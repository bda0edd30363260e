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
  viewAt: 'Zobacz w {store}',
  searchAt: 'Szukaj w {store}',
  allStores: 'Wszystkie księgarnie',
  coming: 'Premiera: {date}',
  noBooks: 'Nie ma jeszcze książek.',
  closed: 'Ta strona nie jest już aktualizowana. Książki nadal znajdziesz tutaj.',
  ownerEarns: 'Autor tej strony może otrzymać prowizję za linki oznaczone {note}.',
  serviceEarns: 'Everyshelf może otrzymać prowizję za linki oznaczone {note}.',
  bothEarn: 'Autor tej strony lub Everyshelf może otrzymać prowizję za linki oznaczone {note}.',
  untagged: 'Linki do księgarń nie są linkami partnerskimi.',
}
