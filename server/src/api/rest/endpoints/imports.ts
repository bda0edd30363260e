import { MOVE_BATCH_ROWS, MOVE_ROWS_MAX } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import {
  type MovedLink,
  moveProblems,
  moveServices,
  readMoveFile,
  toBatches,
} from '@everyshelf/domain/moving'
import { importRow, movesBeginInput } from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { type Call, defineEndpoint } from '../endpoint.ts'
import { rowParams } from '../resources/fields.ts'
import {
  exampleImport,
  exampleImportRow,
  importResource,
  importRowResource,
} from '../resources/import.ts'

const params = rowParams('import')
const rows = z.array(importRow).min(1).max(MOVE_BATCH_ROWS)
type Rows = z.input<typeof rows>

const newImport = z
  .strictObject({
    fileName: movesBeginInput.shape.fileName.default('').describe('To find the import again.'),
    file: z
      .string()
      .min(1)
      .optional()
      .describe('The text of a file: CSV or JSON of another service, or a list of books.'),
    rows: rows.optional().describe('The first rows, instead of a file.'),
    moreRows: z
      .int()
      .min(0)
      .max(MOVE_ROWS_MAX - MOVE_BATCH_ROWS)
      .default(0)
      .describe('How many rows you will add. The import starts when it has all.'),
    service: z
      .enum(moveServices)
      .default('list')
      .describe(
        'Where the rows are from; `list` is your own list. The server recognizes the service of a file.',
      ),
  })
  .meta({ id: 'NewImport' })

const importParts = z.object({
  id: z.string(),
  rows: z.int(),
  stored: z.int().describe('How many rows it has. With the last one, it starts.'),
})
const exampleParts = { id: exampleImport.id, rows: 1, stored: 1 }

const skippedLine = z.object({ line: z.int().nullable(), problem: z.enum(moveProblems) })

const LIMITS = { items: MOVE_BATCH_ROWS, bytes: Number.POSITIVE_INFINITY }
/** Each part of a file as long as this counts as one request, because reading it takes time. */
const CHARACTERS_PER_REQUEST = 1000

export const importEndpoints = [
  defineEndpoint({
    id: 'createImport',
    group: 'Imports',
    method: 'POST',
    path: '/imports',
    scope: 'links:write',
    summary: 'Import links or books',
    description: `Starts a job that saves a link for each row, up to ${MOVE_ROWS_MAX} rows. Send up to ${MOVE_BATCH_ROWS} rows, or a file as long as a request can be; each ${CHARACTERS_PER_REQUEST} characters of it count as one request. For more rows, set \`moreRows\`, and add them. An import that never started, or that is undone, is removed.`,
    body: newImport,
    status: 201,
    output: importParts.extend({
      skippedLines: z
        .array(skippedLine)
        .describe('Lines of the file that the server skipped, and why.'),
    }),
    locate: ({ id }) => `/imports/${id}`,
    example: {
      body: { fileName: 'books.csv', rows: [{ book: '9780143127741', labels: ['Spring'] }] },
      response: { ...exampleParts, skippedLines: [] },
    },
    handle: async (call, { body }) => {
      const { fileName = '', moreRows = 0 } = body
      const { service, links, problems } = readLinks(call, body)
      const count = links.length + (body.file === undefined ? moreRows : 0)
      const { id } = await call.caller.moves.begin({ service, fileName, rows: count })
      const sent = await addRows(call, id, 0, links)
      return { ...sent, skippedLines: problems.map(({ line, code }) => ({ line, problem: code })) }
    },
  }),

  defineEndpoint({
    id: 'addImportRows',
    group: 'Imports',
    method: 'POST',
    path: '/imports/{id}/rows',
    scope: 'links:write',
    summary: 'Add rows to an import',
    description: 'Rows that are sent again are stored once.',
    params,
    body: z.strictObject({
      from: z
        .int()
        .min(0)
        .max(MOVE_ROWS_MAX - 1)
        .describe('How many rows come before.'),
      rows,
    }),
    output: importParts,
    example: {
      params: { id: exampleImport.id },
      body: { from: 1, rows: [{ book: '9780441172719', title: 'Dune' }] },
      response: { ...exampleParts, rows: 2, stored: 2 },
    },
    handle: (call, { params: { id }, body: { from, rows: some } }) =>
      addRows(call, id, from, toLinks(some, from)),
  }),

  defineEndpoint({
    id: 'getImport',
    group: 'Imports',
    method: 'GET',
    path: '/imports/{id}',
    scope: 'links:read',
    summary: 'Get the progress of an import',
    params,
    output: importResource,
    example: { params: { id: exampleImport.id }, response: exampleImport },
    handle: ({ caller }, { params: row }) => caller.moves.get(row),
  }),

  defineEndpoint({
    id: 'listImportRows',
    group: 'Imports',
    method: 'GET',
    path: '/imports/{id}/rows',
    scope: 'links:read',
    summary: 'List what an import did with each row',
    params,
    query: z.strictObject({
      cursor: z.coerce
        .number()
        .int()
        .min(0)
        .max(MOVE_ROWS_MAX)
        .optional()
        .describe('The `next` of the previous response.'),
    }),
    output: z.object({
      data: z.array(importRowResource),
      next: z.string().nullable().describe('The next cursor; null on the last page.'),
    }),
    example: {
      params: { id: exampleImport.id },
      response: { data: [exampleImportRow], next: null },
    },
    handle: async ({ caller }, { params: row, query }) => {
      const { links, next } = await caller.moves.rows({ ...row, ...query })
      const data = links.map(({ globalLink: url, ...link }) => ({ ...link, url }))
      return { data, next: next === null ? null : String(next) }
    },
  }),

  defineEndpoint({
    id: 'undoImport',
    group: 'Imports',
    method: 'POST',
    path: '/imports/{id}/undo',
    scope: 'links:write',
    summary: 'Stop or undo an import',
    description:
      'Stops it if it is going. A job then removes the links that it created, and those that it brought back.',
    params,
    output: importResource,
    example: { params: { id: exampleImport.id }, response: { ...exampleImport, state: 'undoing' } },
    handle: ({ caller }, { params: row }) => caller.moves.undo(row),
  }),
]

function readLinks({ countMore }: Call, { file, rows: some, service = 'list' }: NewImport) {
  if ((file === undefined) === (some === undefined)) {
    throw new DomainError('invalid-input', { rule: 'must have `rows` or `file`' })
  }
  if (file === undefined) return { service, links: toLinks(some ?? [], 0), problems: [] }
  countMore(Math.floor(file.length / CHARACTERS_PER_REQUEST))
  const reading = readMoveFile(file)
  if (reading.state === 'read') return reading
  const problem = reading.state === 'refused' ? reading.problem.code : reading.state
  const rule = 'must be a list of books or links'
  throw new DomainError('invalid-input', { field: 'file', rule, problem })
}

type NewImport = z.input<typeof newImport>

function toLinks(some: Rows, from: number): MovedLink[] {
  return rows.parse(some).map(({ book, slug, line, ...row }, index) => {
    return { ...row, target: book, oldSlug: slug, line: line ?? from + index + 1 }
  })
}

async function addRows({ caller }: Call, id: string, first: number, links: readonly MovedLink[]) {
  const sent = { id, rows: 0, stored: 0 }
  for (const [index, batch] of toBatches(links, LIMITS).entries()) {
    const from = first + index * MOVE_BATCH_ROWS
    Object.assign(sent, await caller.moves.append({ id, from, links: batch }))
  }
  if (sent.stored === sent.rows) await caller.moves.start({ id })
  return sent
}
