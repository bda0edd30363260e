import type { IsoTime } from '../columns.ts'

/** What a reader has against a link. Who it was, nobody is asked. */
export interface LinkReportTable {
  id: string
  linkId: string
  reason: 'unsafe' | 'misleading' | 'spam' | 'other'
  message: string | null
  createdAt: IsoTime
  state: 'open' | 'dismissed' | 'acted'
  decidedAt: IsoTime | null
}
