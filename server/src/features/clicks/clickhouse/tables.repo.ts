import { HIT_ID_EPOCH_MS } from '../hit-id.ts'
import type { ClickHouse } from './clickhouse.ts'

/** Rows are on the disk, not only in the system's cache, before an insert is acknowledged. */
const DURABLE = 'fsync_after_insert = 1, fsync_part_directory = 1'

/** The day of rows in `quarter_readers` that were copied from the main database. */
export const MOVED_DAY = '1970-01-01'

/**
 * The tables of clicks. If ClickHouse is replicated, you can create them with other engines before the first
 * start.
 *
 * Every row has a key, so that rows that are sent twice count once.
 */
export const clickTables: readonly string[] = [
  // Every hit. `day` is the day in UTC of its id; the accounts of the owners are in the main database.
  `CREATE TABLE IF NOT EXISTS link_hit (
  owner UInt32,
  day Date,
  identifier LowCardinality(String),
  id UInt64,
  country LowCardinality(Nullable(String)),
  retailer LowCardinality(String),
  marketplace LowCardinality(Nullable(String)),
  device LowCardinality(String),
  browser LowCardinality(String),
  referrerHost LowCardinality(Nullable(String)),
  language LowCardinality(Nullable(String)),
  channel LowCardinality(Nullable(String)),
  campaign LowCardinality(Nullable(String)),
  excludedBecause LowCardinality(Nullable(String)),
  openedAt DateTime('UTC') ALIAS toDateTime(intDiv(bitShiftRight(id, 22) + ${HIT_ID_EPOCH_MS}, 1000), 'UTC')
) ENGINE = ReplacingMergeTree
PARTITION BY toYYYYMM(day) ORDER BY (owner, day, identifier, id) SETTINGS ${DURABLE}`,
  // The quarter hour of each reader's first click of a day, on one book and (without an identifier) on any.
  `CREATE TABLE IF NOT EXISTS day_reader (
  owner UInt32,
  day Date,
  identifier String,
  visitorHash String,
  firstQuarter SimpleAggregateFunction(min, DateTime('UTC'))
) ENGINE = AggregatingMergeTree
PARTITION BY day ORDER BY (owner, day, identifier, visitorHash) SETTINGS ${DURABLE}`,
  // What stays of it: the readers of a day by the quarter hour of their first click.
  `CREATE TABLE IF NOT EXISTS quarter_readers (
  owner UInt32,
  identifier LowCardinality(String),
  day Date,
  quarter DateTime('UTC'),
  readers UInt32
) ENGINE = ReplacingMergeTree
PARTITION BY toYYYYMM(day) ORDER BY (owner, identifier, day, quarter) SETTINGS ${DURABLE}`,
  // A cache: the sums of days (UTC) with many hits, by quarter hour and by value. Charts of a year then read few hits.
  `CREATE TABLE IF NOT EXISTS day_sum (
  owner UInt32,
  day Date,
  version UInt64,
  dimension LowCardinality(String),
  value String,
  hits UInt64,
  clicks UInt64
) ENGINE = MergeTree
PARTITION BY toYYYYMM(day) ORDER BY (owner, day, version, dimension, value)`,
  // Which of these sums are right, see `day-sums.repo.ts`.
  `CREATE TABLE IF NOT EXISTS summed_day (
  owner UInt32,
  day Date,
  changedAt UInt64,
  state UInt8
) ENGINE = ReplacingMergeTree(changedAt)
PARTITION BY toYYYYMM(day) ORDER BY (owner, day) SETTINGS ${DURABLE}`,
]

export const tableNames: readonly string[] = clickTables.map(
  (table) => /EXISTS (\w+)/.exec(table)?.[1] ?? '',
)

/** The first long-term release with all settings that `openClickHouse` sends. */
const OLDEST_VERSION = [24, 8] as const

/** Returns what creates the tables once, and again after a failure. Servers that are too old get none. */
export function createTablesOnce(clickHouse: ClickHouse): () => Promise<void> {
  let created: Promise<void> | undefined
  return () => {
    created ??= createTables(clickHouse).catch((error: unknown) => {
      created = undefined
      throw error
    })
    return created
  }
}

export async function createTables(clickHouse: ClickHouse): Promise<void> {
  const { command, readVersion } = clickHouse
  const version = await readVersion()
  const [oldestYear, oldestMonth] = OLDEST_VERSION
  const [year = 0, month = 0] = version.split('.').map(Number)
  if (year < oldestYear || (year === oldestYear && month < oldestMonth)) {
    throw new Error(
      `ClickHouse ${version} is too old. Everyshelf needs ${OLDEST_VERSION.join('.')} or newer.`,
    )
  }
  for (const table of clickTables) await command(table)
}

/** How many bytes the clicks take. */
export async function readTablesSize(clickHouse: ClickHouse): Promise<number> {
  const [row] = await clickHouse.query<{ bytes: number }>(
    'SELECT sum(total_bytes) AS bytes FROM system.tables WHERE database = currentDatabase()',
  )
  return Number(row?.bytes ?? 0)
}
