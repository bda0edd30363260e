import type { Tally } from '../totals/tally.ts'
import { ALL_BOOKS, type OwnedHit, shopOf } from '../totals/tally.ts'
import type { ClickQuestion, ClickRows, ValueRow } from './click-rows.ts'

type AskedFacts = Pick<OwnedHit, 'identifier' | 'country' | 'retailer' | 'marketplace'>

/** Whether a hit is asked about, apart from its day. */
export function isAskedFor(hit: AskedFacts, { identifier, country, shop }: ClickQuestion): boolean {
  return (
    (identifier === null || hit.identifier === identifier) &&
    (country === null || hit.country === country) &&
    (shop === null || shopOf(hit) === shop)
  )
}

/** What hits that no total has yet add to the answer. */
export function toClickRows(
  { days, values }: Omit<Tally, 'readers'>,
  { from, to }: ClickQuestion,
  firstDay: string,
): ClickRows {
  const inPeriod = ({ day }: { day: string }) => day >= from && day <= to
  const asked = values.filter(inPeriod)
  return {
    days: days.filter(
      ({ identifier, day }) => identifier === ALL_BOOKS && day >= firstDay && day <= to,
    ),
    values: asked.flatMap(({ dimension, value, hits, clicks }): ValueRow[] =>
      dimension === 'hour' ? [] : [{ dimension, value, hits, clicks }],
    ),
    hours: asked.flatMap(({ dimension, day, value, clicks }) =>
      dimension === 'hour' ? [{ day, hour: Number(value), clicks }] : [],
    ),
    books: days.filter(({ identifier }) => identifier !== ALL_BOOKS).filter(inPeriod),
  }
}
