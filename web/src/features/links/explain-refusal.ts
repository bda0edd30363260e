import { errorMessages } from '@everyshelf/domain/messages'
import { explainReading } from '@everyshelf/ui/book-input'
import type { Refusal } from './make-links.ts'

/**
 * The line under the field: the catalogue's words, then what exactly is wrong and what to do.
 *
 * @example explainRefusal(refusal, '978-0-14-312774-2') // 'Please enter a valid ISBN-10, …: its last digit does not fit …'
 */
export function explainRefusal({ code, reading }: Refusal, input: string): string {
  const { text } = errorMessages[code]
  const detail = reading && explainReading(reading, input)
  return detail ? `${text}. ${detail}` : text
}
