import type { SeriesMessages } from './messages.ts'

export const fr: SeriesMessages = {
  pageTitle: '{name} : tous les tomes dans l’ordre',
  unnamed: 'Série de livres',
  by: 'de {authors}',
  books: { one: '{count} livre', other: '{count} livres' },
  book: 'Tome {number}',
  startHere: 'Commencez ici',
  readingOrder: 'Ordre de lecture',
  cover: 'Couverture de {title}',
  viewAt: 'Voir sur {store}',
  searchAt: 'Chercher sur {store}',
  allStores: 'Toutes les librairies',
  coming: 'À paraître : {date}',
  noBooks: 'Aucun livre pour le moment.',
  closed: 'Cette page n’est plus tenue à jour. Vous y trouverez toujours les livres.',
  ownerEarns:
    'La personne qui a créé cette page peut percevoir une commission sur les achats effectués via les liens signalés par {note}.',
  serviceEarns:
    'Everyshelf peut percevoir une commission sur les achats effectués via les liens signalés par {note}.',
  bothEarn:
    'La personne qui a créé cette page ou Everyshelf peut percevoir une commission sur les achats effectués via les liens signalés par {note}.',
  untagged: 'Les liens vers les librairies ne sont pas des liens affiliés.',
}
