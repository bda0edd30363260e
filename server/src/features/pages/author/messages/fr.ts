import type { AuthorPageMessages } from './messages.ts'

export const fr: AuthorPageMessages = {
  pageTitle: '{name} – livres',
  portrait: 'Portrait de {name}',
  elsewhere: 'Site et profils',
  about: 'Présentation',
  books: 'Livres',
  series: 'Séries',
  allOfSeries: 'Tous les tomes de « {series} »',
  noBooks: 'Il n’y a pas encore de livres ici.',
  draft: 'Cette page n’est visible que par vous. Publiez-la lorsqu’elle sera prête.',
  formerTitle: 'Cette page d’auteur n’existe plus',
  formerText:
    'Ses livres restent disponibles. Les liens vers les librairies ci-dessous ne sont pas affiliés.',
  formerNoBooks: 'Elle ne présentait aucun livre.',
}
