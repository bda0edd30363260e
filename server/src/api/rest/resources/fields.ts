import { rowId } from '@everyshelf/domain/schemas'
import { z } from 'zod'

/** The path parameter of a row. */
export const rowParams = (what: string) =>
  z.strictObject({
    id: rowId.describe(`The ID of the ${what}.`),
  })

export const time = z.string().meta({
  description: 'ISO 8601, in UTC.',
  examples: ['2026-11-20T09:00:00.000Z'],
})

export const calendarDay = z.string().describe('A day, such as `2026-11-20`.')

/** Covers have paths on this server. */
export function absoluteUrl(origin: string, path: string | null): string | null {
  return path?.startsWith('/') ? `${origin}${path}` : path
}

/** A list that fits into one answer. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) })
