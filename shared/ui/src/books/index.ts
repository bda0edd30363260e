export { BookCover } from './book-cover.tsx'
export { BookHeading, formatAuthors } from './book-heading.tsx'
export { ClothCover } from './cloth-cover.tsx'
export { IdentifierLine } from './identifier-line.tsx'
