import { movePlanProblems, moveServices } from '@everyshelf/domain/moving'
import { z } from 'zod'
import { moveStates } from '../../../features/moving/schema.ts'
import { time } from './fields.ts'

export const importResource = z
  .object({
    id: z.string(),
    service: z.enum([...moveServices, 'everyshelf']).describe('Where its rows are from.'),
    fileName: z.string(),
    state: z
      .enum(moveStates)
      .describe(
        '`sending` until it has all rows; `moving` while links are saved; `looking-up` while the server follows short links and searches catalogs; then `moved`. An undo is `undoing`, then `undone`.',
      ),
    rows: z.int(),
    done: z.int().describe('How many rows are saved or skipped; in an undo, how many are undone.'),
    counts: z
      .object({ create: z.int(), restore: z.int(), add: z.int(), skip: z.int() })
      .describe(
        'What became of the rows: new links, removed links that it brought back, links that you already had, and rows that it skipped.',
      ),
    canUndo: z.boolean(),
    createdAt: time,
  })
  .meta({ id: 'Import' })

export const importRowResource = z
  .object({
    line: z.int(),
    book: z.string().nullable().describe('ISBN-13 or ASIN; null if the row names no book.'),
    target: z.string().describe('What named the book; empty once the row is skipped.'),
    title: z.string(),
    action: z.enum(['create', 'restore', 'add', 'skip']),
    problem: z
      .enum(movePlanProblems)
      .nullable()
      .describe('Why it is skipped, or has another slug or not all labels.'),
    slug: z.string().nullable().describe('The slug that it kept.'),
    linkId: z.string().nullable(),
    url: z.string().nullable().describe('The Global Link.'),
  })
  .meta({ id: 'ImportRow' })

export const exampleImport = {
  id: 'm4v6b8n1c3x5z7l9k2j0',
  service: 'list',
  fileName: 'books.csv',
  state: 'moving',
  rows: 1,
  done: 0,
  counts: { create: 0, restore: 0, add: 0, skip: 0 },
  canUndo: true,
  createdAt: '2026-11-20T09:00:00.000Z',
} satisfies z.input<typeof importResource>

export const exampleImportRow = {
  line: 1,
  book: '9780143127741',
  target: '9780143127741',
  title: 'The Body Keeps the Score',
  action: 'create',
  problem: null,
  slug: null,
  linkId: 'k7m2n9p4q8r6s3t5u1v0',
  url: 'https://everyshelf.invalid/go/k7m2n9p',
} satisfies z.input<typeof importRowResource>
