import { readBookInput } from '@everyshelf/domain/books'
import { isGlobalLink } from '@everyshelf/domain/links'
import { describeBookInput } from '@everyshelf/ui/book-input'

/** What the text in the field is understood as; null while it is nothing. */
export function describeInput(text: string): string | null {
  if (isGlobalLink(text, location.origin)) return "A Global Link. We'll look up its book."
  return describeBookInput(readBookInput(text))
}
