export { Bookstore } from './bookstore.tsx'
export { CountryShelf } from './country-shelf.tsx'
export { ReaderAtCasement, ReaderAtScreen, ReaderAtShutters } from './readers.tsx'
export { EmptyShelf, GapOnShelf } from './shelves.tsx'
