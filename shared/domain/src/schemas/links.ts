import { z } from 'zod'
import { identifier, rowId } from './fields.ts'

/** The book alone: the server fills title, cover and link by itself (S12). */
export const linksSaveInput = z.strictObject({ isbn: identifier })

/** One saved link of the caller's. */
export const linksRowInput = z.strictObject({ id: rowId })
