import { type BookIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { type LinkSettings, parseLinkSettings, toRoutableLink } from '@everyshelf/domain/links'
import type { RoutableLink } from '@everyshelf/domain/routing'
import type { RouterOutputs } from '@everyshelf/server/api'

export type SettingsResponse = RouterOutputs['links']['settings']

/** One of the user's links, with everything that decides where it leads. */
export interface ManagedLink extends Omit<SettingsResponse, 'settings'> {
  readonly settings: LinkSettings
  /**
   * Lets the page work out the destination for any country without asking the server. The link is the one for
   * the channel `web`.
   */
  readonly routable: RoutableLink
}

export function toManagedLink(response: SettingsResponse, isPremium: boolean): ManagedLink {
  const settings = readSettings(response.settings)
  const { ownTags: tags, programIds: programs, tagChannels } = response
  const owner = { isPremium, tags, programs, tagChannels }
  return {
    ...response,
    settings,
    routable: toRoutableLink(readIdentifier(response.link.isbn), owner, settings),
  }
}

/** Parses the settings from the server's response. */
export function readSettings(view: SettingsResponse['settings']): LinkSettings {
  return parseLinkSettings(JSON.stringify(view))
}

function readIdentifier(key: string): BookIdentifier {
  const identifier = parseBookIdentifier(key)
  if (!identifier) throw new RangeError(`no book ${key}`)
  return identifier
}
