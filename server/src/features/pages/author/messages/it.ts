import type { AuthorPageMessages } from './messages.ts'

export const it: AuthorPageMessages = {
  pageTitle: '{name} – libri',
  portrait: 'Ritratto di {name}',
  elsewhere: 'Sito e profili',
  about: 'Biografia',
  books: 'Libri',
  series: 'Serie',
  allOfSeries: 'Tutti i libri di «{series}»',
  noBooks: 'Qui non ci sono ancora libri.',
  draft: 'Solo tu vedi questa pagina. Pubblicala quando è pronta.',
  formerTitle: 'Questa pagina d’autore non c’è più',
  formerText:
    'Puoi ancora trovare i suoi libri. I link alle librerie qui sotto non sono link di affiliazione.',
  formerNoBooks: 'Non aveva libri.',
}
