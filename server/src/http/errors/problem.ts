import { bookInputProblems } from '@everyshelf/domain/books'
import { type ErrorCode, errorCodes, errorMessages } from '@everyshelf/domain/messages'
import { z } from 'zod'
import { describeDetail, type Failure } from './problem-detail.ts'

/** An error in the format of RFC 9457. */
export const problemResource = z
  .object({
    type: z.string().describe('A page that explains the error.'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string().meta({
      description: 'A stable code for your program to check.',
      examples: errorCodes.slice(0, 1),
    }),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .optional()
      .describe(
        `Facts about the error, such as the \`field\` and the \`rule\` that it broke. With \`invalid-identifier\`, \`problem\` can be ${bookInputProblems.map((code) => `\`${code}\``).join(', ')}, and \`offer\` is the ISBN that was probably meant.`,
      ),
    requestId: z.string().nullable().describe('Quote it when you contact us.'),
  })
  .meta({ id: 'Problem' })

export type Problem = z.output<typeof problemResource>

export function toProblem(origin: string, failure: Failure, requestId: string | null): Problem {
  const { status, reason, details } = failure
  const { title, text } = errorMessages[reason]
  return {
    type: `${origin}/developers#${reason}`,
    title,
    status,
    detail: describeDetail(failure) ?? text,
    code: reason,
    ...(Object.keys(details).length > 0 && { details }),
    requestId,
  }
}

/** The errors that most endpoints can answer with, by status; the page for developers lists them. */
export const problemsByStatus: Readonly<Record<string, readonly ErrorCode[]>> = {
  400: [
    'invalid-input',
    'invalid-identifier',
    'invalid-url',
    'several-books',
    'invalid-slug',
    'slug-reserved',
    'series-slug-invalid',
    'series-slug-reserved',
    'too-many-labels',
    'country-in-two-rules',
    'address-in-name',
    'invalid-retailer-page',
    'invalid-attribution-tag',
    'invalid-webhook-url',
    'webhook-host-not-public',
    'cover-wrong-type',
    'cover-wrong-size',
    'cover-animated',
    'cover-unreadable',
  ],
  401: ['invalid-api-key'],
  403: [
    'missing-scope',
    'link-limit-reached',
    'label-limit-reached',
    'series-limit-reached',
    'move-limit-reached',
    'webhook-limit-reached',
    'premium-required-to-manage',
    'premium-required-to-analyze',
  ],
  404: ['not-found', 'no-such-link'],
  405: ['method-not-allowed'],
  408: ['request-timeout'],
  409: [
    'link-already-saved',
    'label-name-taken',
    'slug-taken',
    'series-slug-taken',
    'webhook-url-taken',
    'webhook-not-active',
    'import-undo-over',
    'idempotency-key-reused',
    'request-in-progress',
  ],
  412: ['changed-meanwhile'],
  413: ['too-large', 'cover-too-large'],
  415: ['unsupported-media-type'],
  429: ['rate-limited'],
  500: ['unexpected'],
  503: ['unavailable', 'search-unavailable'],
}
