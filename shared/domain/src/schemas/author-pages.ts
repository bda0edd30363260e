import { z } from 'zod'
import {
  AUTHOR_NAME_MAX_LENGTH,
  AUTHOR_PAGE_BOOKS_MAX,
  AUTHOR_PAGE_LINKS_MAX,
  AUTHOR_TEXT_MAX_LENGTH,
} from '../limits/index.ts'
import { isReservedName, isReservedSlug, parseSlug } from '../links/index.ts'
import { rowId } from './fields.ts'
import { pageDesign, profileLink } from './page-design.ts'
import { lines, shownLine } from './text.ts'

/** The last part of a page's address; the output is parsed. */
export const pageAddress = z
  .string()
  .max(100)
  .transform((text, context) => {
    const parsed = parseSlug(text)
    if (parsed && !isReservedSlug(parsed, 'author-page')) return parsed
    const message = parsed ? 'page-address-reserved' : 'invalid-page-address'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const name = shownLine({ min: 1, max: AUTHOR_NAME_MAX_LENGTH }).refine(
  (typed) => !isReservedName(typed),
  'page-address-reserved',
)
const text = lines({ max: AUTHOR_TEXT_MAX_LENGTH })

const unique = (values: readonly string[]) => [...new Set(values)]

export const authorPagesRowInput = z.strictObject({ id: rowId })
export const authorPagesCreateInput = z.strictObject({ name, address: pageAddress })

/** Missing fields stay. `books` are IDs of saved links, in the order of the page. */
export const authorPagesUpdateInput = z.strictObject({
  id: rowId,
  name: name.optional(),
  address: pageAddress.optional(),
  text: text.optional(),
  links: z.array(profileLink).max(AUTHOR_PAGE_LINKS_MAX).transform(unique).optional(),
  books: z.array(rowId).max(AUTHOR_PAGE_BOOKS_MAX).transform(unique).optional(),
  design: pageDesign.optional(),
})
