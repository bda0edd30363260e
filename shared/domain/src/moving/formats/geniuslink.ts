import type { MoveFormat } from '../move-format.ts'
import { genericColumns } from './generic.ts'

/**
 * The columns of Geniuslink’s export are not documented (geniuslink.com and help.geni.us, read Nov 26, 2026), so an author makes the list:
 * link, title, target. The host of the links identifies the service.
 */
export const geniuslink: MoveFormat = {
  service: 'geniuslink',
  marks: [],
  columns: genericColumns,
  hosts: ['geni.us', 'buy.geni.us'],
}
