import type { ParsedBookInput } from '@everyshelf/domain/books'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { isAddressOfAmazon } from '@everyshelf/domain/product-urls'
import { describeFailure, type FailureCause } from '../labels/index.ts'
import { isPageOfStore } from './describe-paste.ts'
import { explainBookInput } from './explain-book-input.ts'

/** Why no links were created for a text. */
export interface Refusal {
  readonly code: ErrorCode
  /** The parsed text; null when the server refused it. */
  readonly parsed: ParsedBookInput | null
  /** Why the call failed, when the text is not the reason. */
  readonly cause?: FailureCause
}

/**
 * The line under the field: the error's text, then what exactly is wrong and what to do.
 *
 * @example explainRefusal(refusal, '978-0-14-312774-2') // 'Please enter a valid ISBN-10, …: its last digit does not fit …'
 */
export function explainRefusal({ code, parsed, cause }: Refusal, input: string): string {
  const { text } = describeFailure(code, cause)
  const detail = parsed && explainBookInput(parsed, input)
  // The text of the error speaks of an Amazon URL, so any other page is named instead of it.
  const isOfAmazon = isPageOfStore(input) && isAddressOfAmazon(input)
  if (detail && code === 'invalid-url' && !isOfAmazon) return detail
  return detail ? `${text}. ${detail}` : text
}
