import { DomainError, type ErrorCode } from '@everyshelf/domain/messages'
import type { ClickReadings } from './click-readings.ts'

export interface ReadingCall {
  readonly call: number
  readonly name: keyof ClickReadings
  readonly args: readonly unknown[]
}

export type ReadingAnswer =
  | { readonly call: number; readonly result: unknown }
  | { readonly call: number; readonly problem: Problem }

/** An error as it goes from thread to thread, which by itself would lose its code. */
export type Problem =
  | { readonly code: ErrorCode; readonly details: DomainError['details'] }
  | { readonly message: string; readonly databaseCode: string | undefined }

export function toProblem(error: unknown): Problem {
  if (error instanceof DomainError) return { code: error.code, details: error.details }
  const { message, code } = error as { message?: unknown; code?: unknown }
  return {
    message: String(message ?? error),
    databaseCode: typeof code === 'string' ? code : undefined,
  }
}

export function toError(problem: Problem): Error {
  if ('details' in problem) return new DomainError(problem.code, problem.details)
  const error = new Error(problem.message)
  return problem.databaseCode ? Object.assign(error, { code: problem.databaseCode }) : error
}
