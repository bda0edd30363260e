import type { ErrorCode } from './error-code.ts'

/**
 * A rule that says no. Thrown by services, mapped once to a status by the server's error mapping
 * and once to words by `errorMessages`; `details` is for the client's logic, never for display.
 *
 * @example throw new DomainError('link-limit-reached', { used: 5, max: 5 })
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, string | number | boolean>>

  constructor(code: ErrorCode, details: DomainError['details'] = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
