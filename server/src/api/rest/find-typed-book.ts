import { refuseTypedText } from '../../features/links/creating/typed-book.ts'
import type { Caller } from './endpoint.ts'

/** The book that a program's user typed, by the rules of the website's form. */
export async function findTypedBook(caller: Caller, book: string) {
  refuseTypedText(book)
  return await caller.links.generate({ input: book, lookUpOnly: true })
}
