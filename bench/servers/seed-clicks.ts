import { DatabaseSync } from 'node:sqlite'
import type { ProductPlace } from './product.ts'
import { isbns } from './seed-links.ts'

/** Of all clicks, those of the owner who is looked at; the rest is shared by the others. */
const SHARE = 30
const OTHERS = 199
const DAYS = 365

/** Fast to make and spread as clicks are: few countries have most of them. */
const pick = (values: readonly string[], spread = 1) =>
  `case ${values
    .map((value, index) => `when abs(random() % 1000) < ${weightOf(index, spread)} then '${value}'`)
    .join(' ')} else '${values[0]}' end`

function weightOf(index: number, spread: number): number {
  return Math.max(5, Math.floor((400 * spread) / (index + 1)))
}

const countries = ['US', 'GB', 'DE', 'FR', 'IN', 'CA', 'ES', 'IT', 'JP', 'BR', 'MX', 'AU', 'NL']
const referers = ['', 'instagram.com', 'facebook.com', 'x.com', 'tiktok.com', 'blog.example.org']

/** So many openings of the last 365 days, and the totals that they come to. */
export function seedClicks(place: ProductPlace, ownerId: string, count: number, now: Date): void {
  const sqlite = new DatabaseSync(place.databaseFile)
  const first = now.getTime() - DAYS * 86_400_000
  const step = (DAYS * 86_400_000) / count
  sqlite.exec(`pragma synchronous = off; begin;
with recursive number (n) as (select 0 union all select n + 1 from number where n < ${count - 1})
insert into hit (id, "openedAt", "ownerId", identifier, country, retailer, marketplace, device,
  browser, "refererHost", language, "excludedBecause", source)
select (cast(${first - Date.UTC(2026, 0, 1)} + n * ${step} as integer) + 31536000000) * 4194304 + n % 64,
  strftime('%Y-%m-%dT%H:%M', (${first} + n * ${step}) / 1000, 'unixepoch'),
  case when abs(random() % 100) < ${SHARE} then '${ownerId}'
    else 'user' || abs(random() % ${OTHERS}) end,
  ${pick(isbns)}, ${pick(countries)}, 'amazon', ${pick(['us', 'uk', 'de', 'fr', 'in', 'jp'])},
  ${pick(['Mobile', 'Desktop', 'Tablet'])}, ${pick(['Safari', 'Chrome', 'Firefox', 'Edge'])},
  nullif(${pick(referers)}, ''), 'en',
  case when abs(random() % 10) = 0 then 'crawler' end, 'redirect'
from number;
insert into click_cell
select "ownerId", identifier, substr("openedAt", 1, 10), cast(substr("openedAt", 12, 2) as integer),
  country, retailer || '-' || marketplace, device, browser, coalesce("refererHost", ''),
  coalesce("excludedBecause", ''), count(*)
from hit group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;`)
  const clicks = `sum(case when "excludedBecause" = '' then hits else 0 end)`
  for (const book of ['identifier', "''"]) {
    sqlite.exec(`insert into click_day
select "ownerId", ${book}, day, sum(hits), ${clicks}, 0 from click_cell group by 1, 2, 3`)
  }
  const dimensions = {
    country: 'country',
    shop: 'shop',
    device: 'device',
    browser: 'browser',
    referer: '"refererHost"',
    hour: 'cast(hour as text)',
    reason: '"excludedBecause"',
  }
  for (const [dimension, column] of Object.entries(dimensions)) {
    sqlite.exec(`insert into click_value
select "ownerId", '${dimension}', day, ${column}, sum(hits), ${clicks} from click_cell
${dimension === 'reason' ? `where "excludedBecause" != ''` : ''} group by 1, 3, 4`)
  }
  sqlite.exec(`insert into service_state (key, value, "updatedAt")
select 'click-totals-cursor', cast(max(id) as text), '' from hit where true
on conflict (key) do update set value = excluded.value;
commit;`)
  sqlite.close()
}

export function sizesOf({ databaseFile }: ProductPlace): string {
  const sqlite = new DatabaseSync(databaseFile, { readOnly: true })
  const count = (table: string) =>
    Number(sqlite.prepare(`select count(*) as count from ${table}`).get()?.count)
  const tables = ['hit', 'click_cell', 'click_value', 'click_day']
  const text = tables.map((table) => `${table} ${count(table).toLocaleString('en')}`).join(', ')
  sqlite.close()
  return text
}
