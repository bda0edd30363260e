import { DomainError, type ErrorCode } from '@everyshelf/domain/messages'
import type { ClickHouseRequest } from '../features/clicks/clickhouse/clickhouse.ts'
import type { ChartQueries } from './chart-queries.ts'

export interface QueryRequest {
  readonly id: number
  readonly name: keyof ChartQueries
  readonly args: readonly unknown[]
}

export type QueryResponse =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: SerializedError }

/** A request that a query made to ClickHouse, for the metrics of this process. */
export interface RequestReport {
  readonly request: ClickHouseRequest
}

/** An error as plain data: passed between threads as it is, an error would lose its code. */
export type SerializedError =
  | { readonly code: ErrorCode; readonly details: DomainError['details'] }
  | { readonly message: string; readonly databaseCode: string | undefined }

export function serializeError(error: unknown): SerializedError {
  if (error instanceof DomainError) return { code: error.code, details: error.details }
  const { message, code } = error as { message?: unknown; code?: unknown }
  return {
    message: String(message ?? error),
    databaseCode: typeof code === 'string' ? code : undefined,
  }
}

export function deserializeError(error: SerializedError): Error {
  if ('details' in error) return new DomainError(error.code, error.details)
  const { message, databaseCode } = error
  return databaseCode
    ? Object.assign(new Error(message), { code: databaseCode })
    : new Error(message)
}
