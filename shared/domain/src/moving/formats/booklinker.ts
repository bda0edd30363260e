import type { MoveFormat } from '../move-format.ts'
import { genericColumns } from './generic.ts'

/**
 * Booklinker offers no export (booklinker.net/help.php, read Nov 26, 2026), so an author makes the list:
 * link, title, target. The host of the links identifies the service.
 */
export const booklinker: MoveFormat = {
  service: 'booklinker',
  marks: [],
  columns: genericColumns,
  hosts: ['mybook.to', 'getbook.at', 'viewbook.at', 'author.to', 'viewauthor.at', 'myauthor.to'],
}
