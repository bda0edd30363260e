import { moveToClickHouseCommand } from '../src/operations/move-to-clickhouse/move-to-clickhouse.command.ts'
import { runOnHost } from './run-on-host.ts'

await runOnHost(moveToClickHouseCommand)
