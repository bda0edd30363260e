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
    'Chi ha creato questa pagina può ricevere una commissione dai link contrassegnati con {note}.',
  serviceEarns: 'Everyshelf può ricevere una commissione dai link contrassegnati con {note}.',
  bothEarn:
    'Chi ha creato questa pagina o Everyshelf può ricevere una commissione dai link contrassegnati con {note}.',
  untagged: 'I link alle librerie non sono link di affiliazione.',
}
