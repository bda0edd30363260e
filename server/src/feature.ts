import type { eraseAccountRows, RowOwner, readAccountRows } from './db/account-rows.repo.ts'
import type { Queries } from './db/transact.ts'
import type { ClickQueries } from './features/clicks/click-store.ts'
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

/** What a feature stores of accounts. */
export interface PersonalData {
  /** Every row of an account, by table, without secrets. */
  readonly exportOwned?: (
    account: ReturnType<typeof readAccountRows>,
    clicks: ExportedClicks,
  ) => Promise<ExportedRows>
  /** Deletes them, or what leads from them to the account, in the transaction that deletes the account. */
  readonly eraseOwned?: (account: ReturnType<typeof eraseAccountRows>) => Promise<void>
}

export type ExportPersonalData = (
  db: Queries,
  owner: RowOwner,
  clicks: ExportedClicks,
) => Promise<ExportedRows>
export type ErasePersonalData = (queries: Queries, owner: RowOwner) => Promise<void>

type ExportedClicks = Pick<ClickQueries, 'listNewest' | 'listTotals'>
type ExportedRows = Readonly<Record<string, readonly object[]>>
