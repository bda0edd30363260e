import type { IsoTime } from '../columns.ts'

/** A reader's anonymous report of a link. */
export interface LinkReportTable {
  id: string
  linkId: string
  reason: 'unsafe' | 'misleading' | 'spam' | 'other'
  message: string | null
  createdAt: IsoTime
  state: 'open' | 'dismissed' | 'acted'
  decidedAt: IsoTime | null
}
