import { type RawBuilder, sql } from 'kysely'

/**
 * All days with totals, found by stepping through the primary key. It begins with the day, so a query for
 * an owner without days would scan all owners' totals.
 */
export const countedDays: RawBuilder<string> = sql`(with recursive counted (day) as (
  select min(day) from click_day
  union all
  select (select min(click_day.day) from click_day where click_day.day > counted.day)
  from counted where counted.day is not null
) select day from counted where day is not null)`
