-- The tables of clicks for a cluster named everyshelf, before the first start: docs/operating/clickhouse.md.
CREATE TABLE IF NOT EXISTS link_hit ON CLUSTER everyshelf (
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
  openedAt DateTime('UTC') ALIAS toDateTime(intDiv(bitShiftRight(id, 22) + 1767225600000, 1000), 'UTC')
) ENGINE = ReplicatedReplacingMergeTree
PARTITION BY toYYYYMM(day) ORDER BY (owner, day, identifier, id) SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS day_reader ON CLUSTER everyshelf (
  owner UInt32,
  day Date,
  identifier String,
  visitorHash String,
  firstQuarter SimpleAggregateFunction(min, DateTime('UTC'))
) ENGINE = ReplicatedAggregatingMergeTree
PARTITION BY day ORDER BY (owner, day, identifier, visitorHash) SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS quarter_readers ON CLUSTER everyshelf (
  owner UInt32,
  identifier LowCardinality(String),
  day Date,
  quarter DateTime('UTC'),
  readers UInt32
) ENGINE = ReplicatedReplacingMergeTree
PARTITION BY toYYYYMM(day) ORDER BY (owner, identifier, day, quarter) SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS day_sum ON CLUSTER everyshelf (
  owner UInt32,
  day Date,
  version UInt64,
  dimension LowCardinality(String),
  value String,
  hits UInt64,
  clicks UInt64
) ENGINE = ReplicatedMergeTree
PARTITION BY toYYYYMM(day) ORDER BY (owner, day, version, dimension, value);

CREATE TABLE IF NOT EXISTS summed_day ON CLUSTER everyshelf (
  owner UInt32,
  day Date,
  changedAt UInt64,
  state UInt8
) ENGINE = ReplicatedReplacingMergeTree(changedAt)
PARTITION BY toYYYYMM(day) ORDER BY (owner, day) SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
