import { readBookInput } from '@everyshelf/domain/books'
import { isGlobalLink } from '@everyshelf/domain/links'
import { describeBookInput } from '@everyshelf/ui/book-input'

/** Describes how the field's text is understood; null while it is not recognized. */
export function describeInput(text: string): string | null {
  if (isGlobalLink(text, location.origin)) return 'A Global Link. We’ll look up its book.'
  return describeBookInput(readBookInput(text))
}
