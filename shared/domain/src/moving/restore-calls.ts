import type { PresentProfile } from './profile-additions.ts'

/** A link on this server, after the restore. */
export interface RestoredLink {
  readonly isbn: string
  /** Null if it was not restored. */
  readonly id: string | null
  readonly outcome: 'restored' | 'present' | 'limit'
  /** Slugs that others have here, or that need Premium. */
  readonly lost: readonly string[]
  /** Whether it has all its settings: some need Premium. */
  readonly hasSettings: boolean
}

interface Listed {
  readonly id: string
  readonly name: string
}

/**
 * The calls of a restore: existing procedures, so that all their rules apply, and two made for it. Inputs
 * come from the file, so the server checks each.
 */
export interface RestoreCalls {
  readonly 'profile.get': [input: undefined, response: PresentProfile]
  readonly 'profile.update': [input: object, response: unknown]
  readonly 'labels.list': [input: undefined, response: readonly Listed[]]
  readonly 'labels.create': [input: object, response: unknown]
  readonly 'savedFilters.list': [input: undefined, response: readonly Listed[]]
  readonly 'savedFilters.create': [input: object, response: unknown]
  readonly 'moves.restoreLinks': [input: object, response: readonly RestoredLink[]]
  readonly 'moves.restoreHistory': [input: object, response: unknown]
  readonly 'series.list': [input: undefined, response: readonly Listed[]]
  readonly 'series.create': [input: object, response: { readonly id: string }]
  readonly 'series.setAddress': [input: object, response: unknown]
  readonly 'series.update': [input: object, response: unknown]
  readonly 'authorPages.list': [input: undefined, response: readonly Listed[]]
  readonly 'authorPages.create': [input: object, response: { readonly id: string }]
  readonly 'authorPages.update': [input: object, response: unknown]
  readonly 'authorPages.publish': [input: object, response: unknown]
}

export type RestoreProcedure = keyof RestoreCalls

export interface RestoreCall {
  readonly procedure: RestoreProcedure
  readonly input: unknown
}

/** What a call answered; null if the server refused it. */
export type RestoreResult = { readonly value: unknown } | null

/** Images, which are sent as files and not as calls. */
export interface RestoreImage {
  readonly kind: 'cover' | 'portrait'
  readonly id: string
  readonly image: string
}

export interface RestoreReport {
  readonly restored: number
  readonly present: number
  readonly overLimit: number
  /** Links without some of their slugs. */
  readonly lost: readonly { readonly title: string; readonly slugs: readonly string[] }[]
  /** How many links lack settings that need Premium. */
  readonly withoutSettings: number
  /** What the server refused, by name. */
  readonly refused: readonly string[]
  readonly images: readonly RestoreImage[]
}
