import { z } from 'zod'
import { cleanLine, cleanLines, hasAddress } from '../books/index.ts'
import { SLUG_MAX_LENGTH } from '../links/index.ts'

/** The longest text that is cleaned before it is measured. */
const RAW_MAX_LENGTH = 10_000

interface TextLength {
  readonly min?: 0 | 1
  readonly max: number
}

/** One line of text, cleaned. A longer one is rejected, not cut. */
export const line = (length: TextLength) => cleaned(cleanLine, length)

/** A line that readers see: without addresses. */
export const shownLine = (length: TextLength) =>
  line(length)
    .refine((text) => !hasAddress(text), 'address-in-name')
    .meta(describeLength(length))

/** Text with its line breaks, cleaned. A longer one is rejected, not cut. */
export const lines = (length: TextLength) => cleaned(cleanLines, length)

function cleaned(clean: (text: string) => string, { min = 0, max }: TextLength) {
  return z
    .string()
    .max(Math.max(RAW_MAX_LENGTH, 2 * max))
    .transform(clean)
    .pipe(z.string().min(min).max(max))
    .meta(describeLength({ min, max }))
}

/** For documentation: limits behind a transform are not in a JSON schema. */
function describeLength({ min = 0, max }: TextLength) {
  return { ...(min > 0 && { minLength: min, pattern: '\\S' }), maxLength: max }
}

/** What `parseSlug` takes, for documentation. */
export const slugFormat = {
  minLength: 3,
  maxLength: SLUG_MAX_LENGTH,
  pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$',
}

/** What an admin looks for, cleaned. PostgreSQL takes no text with a NUL character. */
export const soughtText = z.string().max(300).transform(cleanLine)
