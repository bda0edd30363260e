import { DomainError } from '@everyshelf/domain/messages'
import type { Request, Response } from 'express'
import { z } from 'zod'
import { limitBody } from '../../http/limits/limited-body.ts'
import { MAX_BODY_BYTES } from '../../http/server.ts'
import type { Endpoint, Input } from './endpoint.ts'

export type ReadInput = Input<Record<string, unknown>, Record<string, unknown>, unknown>

const nothing = z.strictObject({})
const readJson = limitBody('json', MAX_BODY_BYTES)

/**
 * Reads and checks everything that a client sent. Throws on unknown fields. A path whose parameters cannot
 * name anything gets a 404.
 */
export async function readRequest(
  endpoint: Endpoint,
  request: Request,
  response: Response,
): Promise<ReadInput> {
  const { params = nothing, query = nothing, body } = endpoint
  return {
    params: readPath(params, request),
    query: query.parse({ ...request.query }),
    body: body ? checked(body, await readBody(request, response)) : undefined,
  }
}

function readPath(params: z.ZodObject, request: Request) {
  const parsed = params.safeParse({ ...request.params })
  if (!parsed.success) throw new DomainError('not-found')
  return parsed.data
}

/** The procedure parses the body itself, so it gets what the client sent. */
function checked(schema: z.ZodType, body: unknown) {
  schema.parse(body)
  return body
}

/** Reads a JSON object or list. Throws on other content. */
export async function readBody(request: Request, response: Response): Promise<unknown> {
  if (!request.is('application/json')) throw new DomainError('unsupported-media-type')
  await new Promise<void>((resolve, reject) => {
    readJson(request, response, (error?: unknown) => {
      if (error === undefined) resolve()
      else reject(toDomainError(error))
    })
  })
  return request.body as unknown
}

/** Express's parser gives its errors a status. */
function toDomainError(error: unknown) {
  const status = (error as { status?: unknown } | null)?.status
  if (status === 413) return new DomainError('too-large')
  if (status === 415) return new DomainError('unsupported-media-type')
  if (status === 400) return new DomainError('invalid-input', { rule: 'must be JSON' })
  return error
}
