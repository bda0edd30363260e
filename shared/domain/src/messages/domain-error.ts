import type { ErrorCode } from './error-code.ts'

/**
 * An error of a business rule. Services throw it; the server's error mapping turns its code into a
 * status, and `errorMessages` into a text. `details` is for the client's code, never for display.
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
