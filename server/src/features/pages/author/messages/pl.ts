import type { AuthorPageMessages } from './messages.ts'

export const pl: AuthorPageMessages = {
  pageTitle: '{name} – książki',
  portrait: 'Portret: {name}',
  elsewhere: 'Strona i profile',
  about: 'Biogram',
  books: 'Książki',
  series: 'Serie',
  allOfSeries: 'Wszystkie tomy serii „{series}”',
  noBooks: 'Nie ma tu jeszcze książek.',
  draft: 'Tę stronę widzisz tylko Ty. Opublikuj ją, gdy będzie gotowa.',
  formerTitle: 'Ta strona autorska już nie istnieje',
  formerText: 'Książki nadal znajdziesz poniżej. Linki do księgarni nie są linkami afiliacyjnymi.',
  formerNoBooks: 'Nie było na niej książek.',
}
