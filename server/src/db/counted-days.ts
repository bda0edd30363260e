import { type RawBuilder, sql } from 'kysely'

/**
 * Every day that somebody's openings were counted on, found by stepping through the key. Totals are
 * kept in the order of days: who asks for an owner's without naming days goes through everybody's.
 */
export const countedDays: RawBuilder<string> = sql`(with recursive counted (day) as (
  select min(day) from click_day
  union all
  select (select min(click_day.day) from click_day where click_day.day > counted.day)
  from counted where counted.day is not null
) select day from counted where day is not null)`
