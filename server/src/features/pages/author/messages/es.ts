import type { AuthorPageMessages } from './messages.ts'

export const es: AuthorPageMessages = {
  pageTitle: '{name} – libros',
  portrait: 'Retrato de {name}',
  elsewhere: 'Web y perfiles',
  about: 'Biografía',
  books: 'Libros',
  series: 'Series',
  allOfSeries: 'Todos los libros de «{series}»',
  noBooks: 'Aquí todavía no hay libros.',
  draft: 'Solo tú ves esta página. Publícala cuando esté lista.',
  formerTitle: 'Esta página de autor ya no existe',
  formerText:
    'Todavía puedes encontrar sus libros. Los enlaces a las tiendas no son enlaces de afiliado.',
  formerNoBooks: 'No tenía libros.',
}
