import { DomainError, type ErrorCode, errorCodes } from '@everyshelf/domain/messages'
import { identifier } from '@everyshelf/domain/schemas'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { reportError, toTrpcError } from './error-mapping.ts'

describe('toTrpcError', () => {
  const unusual: Partial<Record<ErrorCode, number>> = {
    unauthorized: 401,
    'sign-in-to-save': 401,
    'sign-in-to-upgrade': 401,
    'sign-in-to-update-profile': 401,
    'sign-in-to-save-links': 401,
    'sign-in-again': 401,
    'wrong-sign-up-password': 403,
    'second-factor-required': 403,
    'admin-needs-two-factor': 403,
    'admin-recovery': 403,
    'passkey-already-added': 409,
    'account-banned': 403,
    'earnings-limit-reached': 403,
    'import-incomplete': 409,
    'move-limit-reached': 403,
    'import-undo-over': 409,
    'api-key-limit-reached': 403,
    'webhook-limit-reached': 403,
    'webhook-url-taken': 409,
    'webhook-not-active': 409,
    'invalid-api-key': 401,
    'missing-scope': 403,
    'method-not-allowed': 405,
    'unsupported-media-type': 415,
    'request-timeout': 408,
    'foreign-origin': 403,
    'changed-meanwhile': 412,
    'idempotency-key-reused': 409,
    'request-in-progress': 409,
    'premium-required': 403,
    'premium-required-to-manage': 403,
    'premium-required-to-analyze': 403,
    'premium-required-for-pages': 403,
    'premium-required-to-add': 403,
    'premium-required-for-domains': 403,
    'own-domain-limit-reached': 403,
    'own-domains-off': 404,
    'author-page-limit-reached': 403,
    'page-disabled': 403,
    'link-limit-reached': 403,
    'label-limit-reached': 403,
    'saved-filter-limit-reached': 403,
    'series-limit-reached': 403,
    'link-already-saved': 409,
    'label-name-taken': 409,
    'slug-taken': 409,
    'series-slug-taken': 409,
    'page-address-taken': 409,
    'not-found': 404,
    'no-such-link': 404,
    'rate-limited': 429,
    'too-large': 413,
    'cover-too-large': 413,
    'client-outdated': 412,
    unavailable: 503,
    'search-unavailable': 503,
    offline: 503,
    unexpected: 500,
  }

  it.each(errorCodes)('gives %s its status', (code) => {
    const error = toTrpcError(new DomainError(code, { used: 5 }))
    expect(getHTTPStatusCodeFromError(error)).toBe(unusual[code] ?? 400)
    expect(reportError(error)).toEqual({ reason: code, details: { used: 5 } })
  })

  it('names tRPC’s own code for an unexpected error', () => {
    expect(toTrpcError(new DomainError('unexpected')).code).toBe('INTERNAL_SERVER_ERROR')
  })
})

describe('reportError', () => {
  function inputError(schema: z.ZodType, input: unknown): TRPCError {
    return new TRPCError({ code: 'BAD_REQUEST', cause: schema.safeParse(input).error })
  }

  it('reports invalid-input and the field for a schema error', () => {
    const error = inputError(z.strictObject({ tags: z.object({ us: z.string() }) }), {
      tags: { us: 1 },
    })
    expect(reportError(error)).toEqual({
      reason: 'invalid-input',
      details: { field: 'tags.us', rule: 'must be text' },
    })
  })

  it('reports the code in a schema’s message', () => {
    expect(reportError(inputError(z.object({ id: identifier }), { id: '123' }))).toEqual({
      reason: 'invalid-identifier',
      details: { field: 'id' },
    })
  })

  it('reports the first code in a schema’s messages, with its field', () => {
    const schema = z.object({ title: z.string(), id: identifier })
    expect(reportError(inputError(schema, { title: 1, id: '123' }))).toEqual({
      reason: 'invalid-identifier',
      details: { field: 'id' },
    })
  })

  it('reports no field when the whole input is wrong', () => {
    expect(reportError(inputError(z.object({}), 'text'))).toEqual({
      reason: 'invalid-input',
      details: { rule: 'must be an object' },
    })
  })

  it.each<[TRPCError['code'], ErrorCode]>([
    ['NOT_FOUND', 'not-found'],
    ['PAYLOAD_TOO_LARGE', 'too-large'],
    ['TOO_MANY_REQUESTS', 'rate-limited'],
    ['UNAUTHORIZED', 'unauthorized'],
    ['SERVICE_UNAVAILABLE', 'unavailable'],
    ['METHOD_NOT_SUPPORTED', 'invalid-input'],
    ['UNSUPPORTED_MEDIA_TYPE', 'invalid-input'],
    ['PARSE_ERROR', 'invalid-input'],
    ['INTERNAL_SERVER_ERROR', 'unexpected'],
  ])('maps tRPC’s own %s to %s', (code, reason) => {
    expect(reportError(new TRPCError({ code })).reason).toBe(reason)
  })

  it('S64 hides the message of an unknown error', () => {
    const cause = new Error('SQLITE_FULL: insert into hit at /srv/db.ts:12')
    const error = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })
    expect(reportError(error)).toEqual({ reason: 'unexpected', details: {} })
  })
})
