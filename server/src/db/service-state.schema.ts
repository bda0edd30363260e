import { table, text, time } from './table.ts'

export const serviceTables = {
  /** Small values of the running server, such as the time of the last write check. */
  service_state: table({
    key: text().key(),
    value: text(),
    updatedAt: time(),
  }),
}
