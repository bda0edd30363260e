/** The rows of every table: the one thing that this folder knows about features. */
export type { Tables } from '../tables.ts'
