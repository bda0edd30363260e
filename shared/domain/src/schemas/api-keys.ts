import { z } from 'zod'
import { apiScopes } from '../api-keys/index.ts'
import { cleanLine } from '../books/index.ts'
import { API_KEY_NAME_MAX_LENGTH, LONGEST_PASSWORD_LENGTH } from '../limits/index.ts'
import { calendarDay } from './analytics.ts'
import { BOOK_INPUT_MAX_LENGTH, rowId } from './fields.ts'

/**
 * A new API key. It works until the end of `lastDay` (UTC), or until its owner revokes it.
 * Creating it needs no password within a few minutes after a sign-in.
 */
export const apiKeysCreateInput = z.strictObject({
  name: z
    .string()
    .max(BOOK_INPUT_MAX_LENGTH)
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .min(1, 'Enter a name')
        .max(API_KEY_NAME_MAX_LENGTH, `Enter at most ${API_KEY_NAME_MAX_LENGTH} characters`),
    ),
  scopes: z
    .array(z.enum(apiScopes))
    .min(1, 'Choose at least one permission')
    .max(apiScopes.length)
    .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
  lastDay: calendarDay.nullish(),
  password: z.string().min(1).max(LONGEST_PASSWORD_LENGTH).optional(),
})

/** An API key of the signed-in user. */
export const apiKeysRowInput = z.strictObject({ id: rowId })
