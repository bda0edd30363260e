import { z } from 'zod'
import { email } from './accounts.ts'

export const VISITOR_NAME_MAX_LENGTH = 100
export const MESSAGE_MAX_LENGTH = 5000
export const RATING_MAX = 5

const name = z
  .string()
  .regex(/^\P{Cc}*$/u, 'Please use plain text')
  .trim()
  .max(VISITOR_NAME_MAX_LENGTH, 'Please enter a shorter name')

/** Of control characters only those that part lines and words are kept: a database may refuse others. */
export const message = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''))
  .pipe(
    z
      .string()
      .trim()
      .min(1, 'Please enter a message')
      .max(MESSAGE_MAX_LENGTH, `Please stay below ${MESSAGE_MAX_LENGTH} characters`),
  )

/** An empty field of a form is no answer. */
function orNone<Field extends z.ZodType<unknown, string>>(field: Field) {
  return z
    .string()
    .transform((text) => text.trim() || undefined)
    .pipe(field.optional())
    .optional()
}

/** People never see it; programs fill it in, and what they send goes nowhere. */
const website = z.string().max(1000).optional()

/** The contact form: somebody wants an answer. */
export const contactForm = z.strictObject({
  type: z.literal('contact').optional(),
  name: name.min(1, 'Please enter your name'),
  email,
  message,
  website,
})

/** The feedback form: only the words count. */
export const feedbackForm = z.strictObject({
  type: z.literal('feedback'),
  name: orNone(name),
  email: orNone(email),
  message,
  rating: z.int().min(0).max(RATING_MAX).default(0),
  website,
})

export const feedbackSendInput = z.discriminatedUnion('type', [contactForm, feedbackForm])
