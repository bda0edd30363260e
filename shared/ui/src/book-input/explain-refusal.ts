import type { BookInputReading } from '@everyshelf/domain/books'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { describeError } from '../labels/index.ts'
import { explainReading } from './explain-reading.ts'

/** Why no links were made of a text. */
export interface Refusal {
  readonly code: ErrorCode
  /** What the text was read as; null when the server said no. */
  readonly reading: BookInputReading | null
}

/**
 * The line under the field: the catalogue's words, then what exactly is wrong and what to do.
 *
 * @example explainRefusal(refusal, '978-0-14-312774-2') // 'Please enter a valid ISBN-10, …: its last digit does not fit …'
 */
export function explainRefusal({ code, reading }: Refusal, input: string): string {
  const { text } = describeError(code)
  const detail = reading && explainReading(reading, input)
  return detail ? `${text}. ${detail}` : text
}
