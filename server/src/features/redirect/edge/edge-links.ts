import {
  type AffiliateTags,
  type LinkChannel,
  NO_CONFIRMED_CHANNELS,
  type ProgramIds,
} from '@everyshelf/domain/affiliate'
import { identifierKey, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import {
  defaultLinkSettings,
  formatLinkSettings,
  type PublicId,
  parseLinkSettings,
  type Slug,
} from '@everyshelf/domain/links'
import { createRecentMap } from '../../../memory/recent-map.ts'
import type { LinkOwner, LinkRecord } from '../open-link.ts'

/**
 * What routing needs to know about an account. It has no name, no email address, and no database ID. It also
 * lacks the channels that the author confirmed, because a worker would not know when they withdraw that.
 */
export interface EdgeOwner {
  /** The ID in the addresses of the owner's links. */
  readonly publicId: PublicId
  readonly tags: AffiliateTags
  readonly programs: ProgramIds
  /** Tags and rules apply until then; 0 without Premium. */
  readonly premiumUntilMs: number
}

/** The links of an exported worker. */
export interface EdgeLinkData {
  readonly owners: readonly EdgeOwner[]
  /** A line for each slug, in the order of their letters, each ended by a line break. */
  readonly lines: string
}

const SEPARATOR = '\t'
const NOTHING = ''

/** The part of a record that routing uses. The look of the page stays at the origin. */
export function formatEdgeLink(slug: Slug, record: LinkRecord, owner: number | null): string {
  const settings = formatLinkSettings({ ...record.settings, look: defaultLinkSettings.look })
  // Most links are for the web without a campaign, and each byte limits how many links a worker holds.
  const { channel, campaign } = record
  const rest = campaign !== null ? [channel, campaign] : channel === 'web' ? [] : [channel]
  return `${[
    slug,
    identifierKey(record.identifier),
    owner ?? NOTHING,
    record.slug === slug ? NOTHING : record.slug,
    record.removedAtMs ?? NOTHING,
    settings === UNCHANGED ? NOTHING : settings,
    ...rest,
  ].join(SEPARATOR)}\n`
}

const UNCHANGED = formatLinkSettings(defaultLinkSettings)

export type EdgeLinks = ReturnType<typeof createEdgeLinks>

const CACHED_LINKS = 5000

/** Finds links in the text itself, since parsing all of them would delay a worker's start. */
export function createEdgeLinks({ owners: exported, lines }: EdgeLinkData) {
  const owners = exported.map(
    (owner): LinkOwner => ({ ...owner, userId: '', tagChannels: NO_CONFIRMED_CHANNELS }),
  )
  const byId = new Map(owners.map((owner) => [owner.publicId, owner]))
  const cache = createRecentMap<Slug, LinkRecord>(CACHED_LINKS)

  function findLink(slug: Slug): LinkRecord | null {
    const cached = cache.get(slug)
    if (cached) return cached
    const line = findLine(lines, slug)
    const record = line === null ? null : parseLine(line)
    if (record) cache.set(slug, record)
    return record
  }

  function parseLine(line: string): LinkRecord | null {
    const [slug = '', book = '', owner, current, removedAt, settings, channel = 'web', campaign] =
      line.split(SEPARATOR)
    const identifier = parseBookIdentifier(book)
    if (!identifier) return null
    return {
      id: '',
      identifier,
      owner: owner ? (owners[Number(owner)] ?? null) : null,
      slug: (current || slug) as Slug,
      channel: channel as LinkChannel,
      campaign: campaign ?? null,
      settings: parseLinkSettings(settings || '{}'),
      removedAtMs: removedAt ? Number(removedAt) : null,
      isDisabled: false,
      // Only the live server answers pages, and redirects are the same.
      isOwnerBanned: false,
      opened: null,
      openedUntilMinute: 0,
    }
  }

  return { findLink, findOwner: (publicId: PublicId) => byId.get(publicId) ?? null }
}

/** Halves the text until the line is found. */
function findLine(lines: string, slug: string): string | null {
  let from = 0
  let to = lines.length
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const start = Math.max(from, lines.lastIndexOf('\n', middle - 1) + 1)
    const end = lines.indexOf('\n', start)
    const found = lines.slice(start, lines.indexOf(SEPARATOR, start))
    if (found === slug) return lines.slice(start, end)
    if (found < slug) from = end + 1
    else to = start
  }
  return null
}
