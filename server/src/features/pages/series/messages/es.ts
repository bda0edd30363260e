import type { SeriesMessages } from './messages.ts'

export const es: SeriesMessages = {
  pageTitle: '{name}: todos los libros en orden',
  unnamed: 'Serie de libros',
  by: 'de {authors}',
  books: { one: '{count} libro', other: '{count} libros' },
  book: 'Libro {number}',
  startHere: 'Empieza aquí',
  readingOrder: 'Orden de lectura',
  cover: 'Portada de {title}',
  viewAt: 'Ver en {store}',
  searchAt: 'Buscar en {store}',
  allStores: 'Todas las librerías',
  coming: 'Próximamente: {date}',
  noBooks: 'Todavía no hay libros.',
  closed: 'Esta página ya no se actualiza. Aquí puedes seguir encontrando los libros.',
  ownerEarns:
    'La persona que creó esta página puede recibir una comisión por las compras hechas desde enlaces marcados con {note}.',
  serviceEarns:
    'Everyshelf puede recibir una comisión por las compras hechas desde enlaces marcados con {note}.',
  bothEarn:
    'La persona que creó esta página o Everyshelf puede recibir una comisión por las compras hechas desde enlaces marcados con {note}.',
  untagged: 'Los enlaces a las librerías no son enlaces de afiliado.',
}
