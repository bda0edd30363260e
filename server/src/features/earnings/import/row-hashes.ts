import { createHash } from 'node:crypto'
import { describeContent, describeIdentity, type EarningRow } from '@everyshelf/domain/earnings'

export interface RowHashes {
  readonly rowKey: string
  readonly contentHash: string
}

/** Short names for what a row says, to find it in other reports. */
export function hashRow(row: EarningRow): RowHashes {
  return { rowKey: hash(describeIdentity(row)), contentHash: hash(describeContent(row)) }
}

function hash(text: string) {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27)
}
