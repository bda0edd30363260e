import { API_BATCH_MAX } from '@everyshelf/domain/limits'
import { FREE_SAVED_LINK_LIMIT } from '@everyshelf/domain/plans'
import { bookInput, linksSaveInput } from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { problemResource, toProblem } from '../../../http/errors/problem.ts'
import type { Failure } from '../../../http/errors/problem-detail.ts'
import { readFailure } from '../../../trpc/read-failure.ts'
import { type Call, defineEndpoint, PartlyDone } from '../endpoint.ts'
import { findTypedBook } from '../find-typed-book.ts'
import { exampleLink, linkResource, toLink } from '../resources/link.ts'

const newLink = z
  .strictObject({
    book: bookInput.describe('An ISBN, an ASIN, or a bookstore’s product URL.'),
    format: linksSaveInput.shape.format.describe(
      'The format of the book. It matters only for ASINs that start with B0.',
    ),
    labels: linksSaveInput.shape.labels.describe('Names of labels.'),
    note: linksSaveInput.shape.note.describe('Only you see it.'),
    title: linksSaveInput.shape.title.describe(
      'Your pages show this title instead of the catalog’s.',
    ),
    authors: linksSaveInput.shape.authors.describe(
      'Your pages show these authors instead of the catalog’s.',
    ),
    slug: linksSaveInput.shape.slug.describe(
      'The end of the short link. Needs Premium. Without a slug in the request, we choose a random one.',
    ),
  })
  .meta({ id: 'NewLink' })

/** A connection ends after 30 s, and another process may run a request with the same key after 60 s. */
const BATCH_MS = 20_000

const TOO_LATE: Failure = { status: 503, reason: 'unavailable', details: {} }

interface BatchResponse {
  readonly results: readonly { readonly link: unknown }[]
}

const batchResult = z
  .object({
    status: z.int().describe('The HTTP status that a request with only this row would get.'),
    link: linkResource.nullable(),
    problem: problemResource.nullable(),
  })
  .meta({ id: 'BatchResult' })

const batchResults = z.object({
  results: z.array(batchResult).describe('One result per row, in order.'),
})

export const createLinkEndpoints = [
  defineEndpoint({
    id: 'createLink',
    group: 'Links',
    method: 'POST',
    path: '/links',
    scope: 'links:write',
    summary: 'Create a link',
    description: `Saves a Global Link for a book. By default, up to 600 an hour. A free account can have ${FREE_SAVED_LINK_LIMIT} links; Premium has no limit.`,
    body: newLink,
    status: 201,
    output: linkResource,
    locate: ({ id }) => `/links/${id}`,
    example: { body: { book: '9780143127741' }, response: exampleLink },
    handle: (call, { body }) => createLink(call, body),
  }),

  defineEndpoint({
    id: 'createLinks',
    group: 'Links',
    method: 'POST',
    path: '/links/batch',
    scope: 'links:write',
    summary: 'Create several links',
    description: `Creates up to ${API_BATCH_MAX} links. Each row counts as one request. A row that fails does not stop the others. At a limit, the response is 429 with the same \`results\`: those of the rows before, and \`rate-limited\` for the rest, which you can send again after \`Retry-After\`. Without \`results\`, the limit of requests refused the whole batch. After 20 seconds, the remaining rows get \`unavailable\`; send them again, with another idempotency key. A batch that created nothing is not stored.`,
    body: z.strictObject({ links: z.array(newLink).min(1).max(API_BATCH_MAX) }),
    output: batchResults,
    partlyDone: batchResults,
    hasNoEffect: (batch) => (batch as BatchResponse).results.every(({ link }) => link === null),
    example: {
      body: { links: [{ book: '9780143127741' }, { book: '123' }] },
      response: {
        results: [
          { status: 201, link: exampleLink, problem: null },
          {
            status: 400,
            link: null,
            problem: {
              type: 'https://everyshelf.invalid/developers#invalid-identifier',
              title: 'Invalid ISBN/ASIN',
              status: 400,
              detail: 'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has 3.',
              code: 'invalid-identifier',
              details: { problem: 'length', number: '123' },
              requestId: null,
            },
          },
        ],
      },
    },
    handle: async (call, { body }) => {
      call.countMore(body.links.length - 1)
      const results: BatchResult[] = []
      const endsAt = call.now() + BATCH_MS
      // One after another: each save takes the lock of the account's links.
      for (const row of body.links) {
        const isLate = call.now() >= endsAt
        const result = isLate ? toResult(call, TOO_LATE) : await tryToCreate(call, row)
        if (result.status === 429) throw stopAt(result, results, body.links.length)
        results.push(result)
      }
      return { results }
    },
  }),
]

async function createLink({ caller, origin }: Call, row: z.input<typeof newLink>) {
  const { book, format, ...chosen } = row
  const found = await findTypedBook(caller, book)
  const saved = await caller.links.save({
    isbn: found.identifier.key,
    format: format ?? found.format,
    ...chosen,
  })
  return toLink(origin, saved)
}

interface BatchResult extends Omit<z.input<typeof batchResult>, 'link'> {
  readonly link: unknown
}

/** The rows from here on would be refused as well. */
function stopAt(refused: BatchResult, before: readonly BatchResult[], rows: number) {
  const rest = Array.from({ length: rows - before.length }, () => refused)
  const wait = Number(refused.problem?.details?.retryAfterSeconds ?? 1)
  return new PartlyDone(wait, batchResults.parse({ results: [...before, ...rest] }))
}

async function tryToCreate(call: Call, row: z.input<typeof newLink>): Promise<BatchResult> {
  try {
    return { status: 201, link: await createLink(call, row), problem: null }
  } catch (error) {
    const failure = readFailure(error)
    // An unexpected error ends the request: it is logged, and the client can repeat the rest.
    if (!failure) throw error
    return toResult(call, failure)
  }
}

function toResult({ origin }: Call, failure: Failure): BatchResult {
  return { status: failure.status, link: null, problem: toProblem(origin, failure, null) }
}
