import { z } from 'zod'
import { BOOK_INPUT_MAX_LENGTH, rowId } from './fields.ts'

/** An own domain as people type or paste it. The server reads its host. */
const host = z.string().max(BOOK_INPUT_MAX_LENGTH)

/** An own domain of the signed-in user. */
export const ownDomainsRowInput = z.strictObject({ host })
/** The author page at its root; without an ID, none. */
export const ownDomainsChoosePageInput = z.strictObject({ host, pageId: rowId.optional() })
