import type { SeriesMessages } from './messages.ts'

export const it: SeriesMessages = {
  pageTitle: '{name}: tutti i libri in ordine',
  unnamed: 'Serie di libri',
  by: 'di {authors}',
  books: { one: '{count} libro', other: '{count} libri' },
  book: 'Libro {number}',
  startHere: 'Inizia da qui',
  readingOrder: 'Ordine di lettura',
  cover: 'Copertina di {title}',
  viewAt: 'Vedi su {store}',
  searchAt: 'Cerca su {store}',
  allStores: 'Tutte le librerie',
  coming: 'In uscita: {date}',
  noBooks: 'Ancora nessun libro.',
  closed: 'Questa pagina non viene più aggiornata. I libri si trovano ancora qui.',
  ownerEarns:
    'La persona che ha creato questa pagina potrebbe ricevere una commissione sugli acquisti fatti dai link con la dicitura {note}.',
  serviceEarns:
    'Everyshelf potrebbe ricevere una commissione sugli acquisti fatti dai link con la dicitura {note}.',
  bothEarn:
    'La persona che ha creato questa pagina o Everyshelf potrebbe ricevere una commissione sugli acquisti fatti dai link con la dicitura {note}.',
  untagged: 'I link alle librerie non sono link di affiliazione.',
}
