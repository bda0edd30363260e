import type { MoveFormat } from '../move-format.ts'
import { genericColumns } from './generic.ts'

/**
 * Books2Read offers no export (books2read.com/faq/author and books2read.com/guide/ubl, read Nov 26, 2026), so an author makes the list:
 * link, title, target. The host of the links identifies the service.
 */
export const books2read: MoveFormat = {
  service: 'books2read',
  marks: [],
  columns: genericColumns,
  hosts: ['books2read.com', 'www.books2read.com'],
}
