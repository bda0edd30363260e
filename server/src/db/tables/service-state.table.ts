import type { IsoTime } from '../columns.ts'

/** Small values of the running server, such as the time of the last write check. */
export interface ServiceStateTable {
  key: string
  value: string
  updatedAt: IsoTime
}
