import { parseSlug, type Slug } from '@everyshelf/domain/links'
import {
  type Expression,
  type ExpressionWrapper,
  expressionBuilder,
  type OperandValueExpressionOrList,
  type SqlBool,
} from 'kysely'
import type { IsoTime } from '../../db/columns.ts'
import { containsText } from '../../db/contains-text.ts'
import type { Tables } from '../../db/tables.ts'

/** An author page or the page of a series in the admin area. */
export interface AdminPageRow {
  readonly id: string
  readonly slug: Slug
  readonly name: string
  readonly ownerEmail: string | null
  readonly createdAt: IsoTime
  /** Null for a draft, and after its owner unpublished it. */
  readonly publishedAt: IsoTime | null
  readonly removedAt: IsoTime | null
  readonly disabledAt: IsoTime | null
  readonly disabledReason: string | null
}

export const ADMIN_PAGES_MAX = 50

interface PageColumns {
  readonly id: Expression<string>
  readonly name: Expression<string>
  readonly ownerEmail: Expression<string | null>
}

/** Whether the text is an address of the page, a part of its name, or its owner's email address. */
export function matchesPage(
  { id, name, ownerEmail }: PageColumns,
  text: string,
  idsOf: (slug: Slug) => OperandValueExpressionOrList<Tables, never, Expression<string>>,
): ExpressionWrapper<Tables, never, SqlBool> {
  const build = expressionBuilder<Tables, never>()
  const slug = parseSlug(text.split('/').at(-1) ?? '')
  return build.or([
    build(ownerEmail, '=', text.toLowerCase()),
    containsText(name, text),
    ...(slug ? [build(id, 'in', idsOf(slug))] : []),
  ])
}
