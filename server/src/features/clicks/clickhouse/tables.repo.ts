import { HIT_ID_EPOCH_MS } from '../hit-id.ts'
import type { ClickHouse } from './clickhouse.ts'

/** Rows are on the disk, not only in the system's cache, before an insert is acknowledged. */
const DURABLE = 'fsync_after_insert = 1, fsync_part_directory = 1'

/** In `quarter_readers`, readers that were counted in the main database are under this day, see `clickhouse-move/`. */
export const MOVED_DAY = '1970-01-01'

/**
 * The tables of clicks. A replicated server may have them with other engines: create them before the first start.
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
  refererHost LowCardinality(Nullable(String)),
  language LowCardinality(Nullable(String)),
  channel LowCardinality(Nullable(String)),
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
  // What stays of a day (UTC) whose hits are deleted: counts by value, on the day in the owner's time zone.
  `CREATE TABLE IF NOT EXISTS daily_total (
  owner UInt32,
  day Date,
  identifier LowCardinality(String),
  dimension LowCardinality(String),
  value String,
  utcDay Date,
  count UInt64
) ENGINE = ReplacingMergeTree
PARTITION BY toYYYYMM(day) ORDER BY (owner, day, identifier, dimension, value, utcDay) SETTINGS ${DURABLE}`,
]

/** Returns what creates the tables once, and again after a failure. */
export function createTablesOnce(clickHouse: Pick<ClickHouse, 'command'>): () => Promise<void> {
  let created: Promise<void> | undefined
  return () => {
    created ??= createTables(clickHouse).catch((error: unknown) => {
      created = undefined
      throw error
    })
    return created
  }
}

async function createTables(clickHouse: Pick<ClickHouse, 'command'>): Promise<void> {
  for (const table of clickTables) await clickHouse.command(table)
}
