import { z } from 'zod'
import { email } from './accounts.ts'

export const VISITOR_NAME_MAX_LENGTH = 100
export const MESSAGE_MAX_LENGTH = 5000
const RATING_MAX = 5

const name = z
  .string()
  .regex(/^\P{Cc}*$/u, 'Please use a single line of plain text')
  .trim()
  .max(VISITOR_NAME_MAX_LENGTH, `Please enter at most ${VISITOR_NAME_MAX_LENGTH} characters`)

/**
 * Keeps only those control characters that separate lines and words; some databases reject the
 * others.
 */
export const message = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''))
  .pipe(
    z
      .string()
      .trim()
      .min(1, 'Please enter a message')
      .max(MESSAGE_MAX_LENGTH, `Please enter at most ${MESSAGE_MAX_LENGTH} characters`),
  )

/** Treats an empty field of a form as missing. */
function orNone<Field extends z.ZodType<unknown, string>>(field: Field) {
  return z
    .string()
    .transform((text) => text.trim() || undefined)
    .pipe(field.optional())
    .optional()
}

/** Hidden from people. Bots fill it in, and their messages are dropped. */
const website = z.string().max(1000).optional()

/** The contact form: the sender wants a reply. */
export const contactForm = z.strictObject({
  type: z.literal('contact').optional(),
  name: name.min(1, 'Please enter your name'),
  email,
  message,
  website,
})

/** The feedback form: only the message is required. */
export const feedbackForm = z.strictObject({
  type: z.literal('feedback'),
  name: orNone(name),
  email: orNone(email),
  message,
  rating: z.int().min(0).max(RATING_MAX).default(0),
  website,
})

export const feedbackSendInput = z.discriminatedUnion('type', [contactForm, feedbackForm])
