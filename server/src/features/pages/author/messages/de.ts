import type { AuthorPageMessages } from './messages.ts'

export const de: AuthorPageMessages = {
  pageTitle: '{name} – Bücher',
  portrait: 'Porträt von {name}',
  elsewhere: 'Website und Profile',
  about: 'Zur Person',
  books: 'Bücher',
  series: 'Reihen',
  allOfSeries: 'Alle Bände von „{series}“',
  noBooks: 'Hier gibt es noch keine Bücher.',
  draft: 'Nur Sie sehen diese Seite. Veröffentlichen Sie sie, wenn sie fertig ist.',
  formerTitle: 'Diese Autorenseite gibt es nicht mehr',
  formerText:
    'Die Bücher finden Sie weiterhin. Die Links zu den Buchhandlungen sind keine Affiliate-Links.',
  formerNoBooks: 'Auf dieser Seite waren keine Bücher aufgeführt.',
}
