import { type ConfirmedChannels, parseConfirmedChannels } from '../affiliate/index.ts'
import type { AccountFile } from './account-file.ts'

/** The profile into which an export is restored. */
export interface PresentProfile {
  readonly firstName: string
  readonly timeZone: string
  readonly affiliateTags: object
  readonly programIds: object
  readonly tagChannels: ConfirmedChannels
}

/** Without what is empty. Tags and IDs come from the file unchecked. */
export interface ProfileAdditions {
  readonly basics: { readonly username?: string; readonly timeZone?: string }
  readonly earning: {
    readonly affiliateTags?: Readonly<Record<string, unknown>>
    readonly programIds?: Readonly<Record<string, unknown>>
    readonly tagChannels?: ConfirmedChannels
  }
}

/** Of an account that never chose one. */
const DEFAULT_TIME_ZONE = 'UTC'

/**
 * What an export adds to a profile: only what is missing there, so that no file can change who earns. It
 * never turns on emails.
 *
 * @example findProfileAdditions(file.profile, profile).earning // { affiliateTags: { de: 'ada-21' } }
 */
export function findProfileAdditions(
  file: AccountFile['profile'],
  present: PresentProfile,
): ProfileAdditions {
  const { username, timeZone } = file
  const affiliateTags = findMissing(file.affiliateTags, present.affiliateTags)
  const programIds = findMissing(file.programIds, present.programIds)
  const tagChannels = parseConfirmedChannels(file.tagChannels)
  return {
    basics: {
      ...(username && !present.firstName && { username }),
      ...(timeZone && present.timeZone === DEFAULT_TIME_ZONE && { timeZone }),
    },
    earning: {
      ...(hasAny(affiliateTags) && { affiliateTags }),
      ...(hasAny(programIds) && { programIds }),
      ...(isConfirmed(tagChannels) && !isConfirmed(present.tagChannels) && { tagChannels }),
    },
  }
}

function findMissing(file: unknown, present: object): Readonly<Record<string, unknown>> {
  const entries = Object.entries(Object(file))
  return Object.fromEntries(entries.filter(([code]) => !Object.hasOwn(present, code)))
}

function isConfirmed({ networks, isListOptIn }: ConfirmedChannels): boolean {
  return networks.length > 0 || isListOptIn
}

export function hasAny(value: object): boolean {
  return Object.keys(value).length > 0
}
