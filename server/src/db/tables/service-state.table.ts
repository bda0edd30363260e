import type { IsoTime } from '../columns.ts'

/** Small facts of the running service, one row each, such as the last proof that writing works. */
export interface ServiceStateTable {
  key: string
  value: string
  updatedAt: IsoTime
}
