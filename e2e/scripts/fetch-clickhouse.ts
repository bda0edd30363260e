import { fetchEngine } from '../../server/src/testing/clickhouse/fetch-engine.ts'

await fetchEngine({ print: (line) => console.log(line) })
