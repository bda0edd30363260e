import type { components } from './generated/openapi.ts'

export { ApiError, ConnectionError, type ErrorDetails } from './api-error.ts'
export { type CallOptions, type Client, type ClientOptions, createClient } from './create-client.ts'
export type { components, operations, paths } from './generated/openapi.ts'
export type { Entry, Input, OperationId, Output, PagedId } from './operation-types.ts'

/** A Global Link. */
export type Link = components['schemas']['Link']
