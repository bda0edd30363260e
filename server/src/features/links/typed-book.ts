import { type ParsedBookInput, readBookInput, readTypedBook } from '@everyshelf/domain/books'
import { DomainError } from '@everyshelf/domain/messages'

/**
 * Refuses what the form of the website refuses although the specification's rule accepts it: printed
 * music, repeated digits, letters for digits, and words of ten letters. Other texts are not read here.
 */
export function refuseTypedText(text: string): void {
  const typed = readTypedBook(text)
  if (typed.kind === 'invalid' && readBookInput(text).kind === 'book') throw refusalOf(typed)
}

type Invalid = Extract<ParsedBookInput, { readonly kind: 'invalid' }>

/** The error for a text that names no book, with the reason. */
export function refusalOf({ code, problem, offer }: Invalid): DomainError {
  return new DomainError(code, { ...(problem && { problem }), ...(offer && { offer }) })
}
