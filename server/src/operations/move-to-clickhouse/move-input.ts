import type { DatabaseKind } from '../../db/dialect.ts'
import type { Queries } from '../../db/transact.ts'
import type { ClickHouse } from '../../features/clicks/clickhouse/clickhouse.ts'
import type { CommandInput } from '../command.ts'

/** What both directions need. */
export interface MoveInput extends Pick<CommandInput, 'print' | 'progress'> {
  readonly db: Queries
  readonly kind: DatabaseKind
  readonly clickHouse: ClickHouse
  readonly now: () => number
}
