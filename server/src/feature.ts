import type { Route } from './http/express-app.ts'
import type { AnyRouter } from './trpc/procedures.ts'

/**
 * What the app needs from a feature. A feature also returns the services that other features need, and
 * gets theirs through its deps.
 */
export interface Feature {
  /** Its procedures, by their full names. */
  readonly router?: AnyRouter
  /** Its procedures below `admin`. */
  readonly adminRouter?: AnyRouter
  readonly routes?: readonly Route[]
  /** Ends streaming responses, before the server waits for the others. */
  readonly endStreams?: () => Promise<void>
  /** Waits for work in progress that uses other features. */
  readonly stop?: () => Promise<void>
  /** Ends jobs and closes connections, once no feature uses another one. */
  readonly close?: () => Promise<void>
}

/** Calls a step of all features that have it. */
export function callEach(
  features: readonly Feature[],
  step: 'endStreams' | 'stop' | 'close',
): Promise<void>[] {
  return features.flatMap((feature) => feature[step]?.() ?? [])
}
