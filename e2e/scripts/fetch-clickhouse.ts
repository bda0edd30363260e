import { fetchEngine } from '../../server/src/testing/clickhouse/fetch-engine.ts'

// A failure is no failure of the tests: those on ClickHouse are then skipped, with this reason.
const failure = await fetchEngine((line) => console.log(line))
if (failure) console.log(`ClickHouse: ${failure}. Its tests will be skipped.`)
