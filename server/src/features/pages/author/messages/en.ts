import type { AuthorPageMessages } from './messages.ts'

export const en: AuthorPageMessages = {
  pageTitle: '{name} – books',
  portrait: 'Photo of {name}',
  elsewhere: 'Website and profiles',
  about: 'About the author',
  books: 'Books',
  series: 'Series',
  allOfSeries: 'All books of “{series}”',
  noBooks: 'There are no books here yet.',
  draft: 'Only you can see this page. Publish it when it is ready.',
  formerTitle: 'This author page is closed',
  formerText: 'Its books are still listed below. The store links are not affiliate links.',
  formerNoBooks: 'This page listed no books.',
}
