import { makeCoverPng } from '../../../server/src/testing/fake-cover-image.ts'

/** `visitor` is signed out; `premium` and `free` are the accounts of the demo. */
export type CallerName = 'visitor' | 'premium' | 'free' | 'admin'

/**
 * A call of a procedure, or of another address that takes JSON, a form, or an image. A text that begins with `@` is
 * replaced: `@links.save:id` by a value in the last response of that call, `@mail:a@example.org/account` by the
 * token of an email with a link to that page, `@code` by the code of the admin's authenticator, and
 * `@origin:/go/pride` by an address of the build.
 */
export type Call = readonly [as: CallerName, procedure: string, input?: unknown]

export const reason = 'A comparison'
export const image = makeCoverPng(400, 600, [40, 80, 120])
