import {
  type AffiliateTag,
  type AffiliateTags,
  type ConfirmedChannels,
  isAffiliateTag,
  type LinkChannel,
  type ProgramIds,
  parseConfirmedChannels,
  readProgramIds,
} from '@everyshelf/domain/affiliate'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { type PublicId, parseLinkSettings, type Slug } from '@everyshelf/domain/links'
import { isMarketplaceCode, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { findRetailerByCode } from '@everyshelf/domain/retailers'
import type Sqlite from 'better-sqlite3'
import type pg from 'pg'
import { ownerBannedSql } from '../../db/shown-owners.repo.ts'
import type { Queries } from '../../db/transact.ts'
import type { LinkOwner, LinkRecord } from './open-link.ts'
import { createLinkChangeReader, type TakeChanges } from './sqlite-link-changes.repo.ts'

export type Lookup<T> = T | null | Promise<T | null>

/** The two lookups of a redirect, one statement each. With SQLite they are synchronous. */
export interface RedirectRepo {
  readonly findOwner: (publicId: PublicId) => Lookup<LinkOwner>
  readonly findLink: (slug: Slug) => Lookup<LinkRecord>
  /** Changes by other connections. Empty with PostgreSQL, which sends notifications instead. */
  readonly takeChanges: TakeChanges
}

interface OwnerRow {
  readonly userId: string
  readonly publicId: PublicId
  readonly affiliateTags: string
  readonly programIds: string
  readonly tagChannels: string
  readonly premiumUntil: string | null
}

type LinkRow = {
  readonly id: string
  readonly identifier: string
  readonly slug: Slug
  readonly channel: LinkChannel
  readonly campaign: string | null
  readonly settings: string
  readonly removedAt: string | null
  readonly disabledAt: string | null
  readonly isOwnerBanned: boolean | 0 | 1
} & (OwnerRow | { readonly userId: null })

function selectOwner(parameter: string): string {
  return `select "userId", "publicId", "affiliateTags", "programIds", "tagChannels", "premiumUntil" from user_profile
where "publicId" = ${parameter}`
}

function selectLink(parameter: string): string {
  return `select link.id, link.identifier, link_slug.channel, link_slug.campaign,
  case when link_slug.channel = 'web' and link_slug.campaign is null then link.slug else link_slug.slug end as slug,
  link.settings, link."removedAt", link."disabledAt",
  ${ownerBannedSql('link')} as "isOwnerBanned",
  owner."userId", owner."publicId", owner."affiliateTags", owner."programIds", owner."tagChannels", owner."premiumUntil"
from link_slug join saved_link as link on link.id = link_slug."linkId"
left join user_profile as owner on owner."userId" = link."ownerId"
where link_slug.slug = ${parameter}`
}

export function createSqliteRedirectRepo(sqlite: Sqlite.Database): RedirectRepo {
  const owner = sqlite.prepare<[string], OwnerRow>(selectOwner('?'))
  const link = sqlite.prepare<[string], LinkRow>(selectLink('?'))
  return {
    findOwner: (publicId) => toOwner(owner.get(publicId)),
    findLink: (slug) => toLink(link.get(slug)),
    takeChanges: createLinkChangeReader(sqlite),
  }
}

export function createPostgresRedirectRepo(pool: pg.Pool): RedirectRepo {
  return {
    findOwner: async (publicId) => {
      const query = { name: 'redirect-owner', text: selectOwner('$1'), values: [publicId] }
      return toOwner((await pool.query<OwnerRow>(query)).rows[0])
    },
    findLink: async (slug) => {
      const query = { name: 'redirect-link', text: selectLink('$1'), values: [slug] }
      return toLink((await pool.query<LinkRow>(query)).rows[0])
    },
    takeChanges: () => [],
  }
}

function toOwner(row: OwnerRow | undefined): LinkOwner | null {
  if (!row) return null
  return {
    userId: row.userId,
    publicId: row.publicId,
    tags: parseStoredTags(row.affiliateTags),
    programs: parseStoredProgramIds(row.programIds),
    tagChannels: parseStoredChannels(row.tagChannels),
    premiumUntilMs: row.premiumUntil ? Date.parse(row.premiumUntil) : 0,
  }
}

function toLink(row: LinkRow | undefined): LinkRecord | null {
  const identifier = row && parseBookIdentifier(row.identifier)
  if (!identifier) return null
  return {
    id: row.id,
    identifier,
    owner: row.userId === null ? null : toOwner(row),
    slug: row.slug,
    channel: row.channel,
    campaign: row.campaign,
    settings: parseLinkSettings(row.settings),
    removedAtMs: row.removedAt ? Date.parse(row.removedAt) : null,
    isDisabled: row.disabledAt !== null,
    isOwnerBanned: Boolean(row.isOwnerBanned),
    opened: null,
    openedUntilMinute: 0,
  }
}

/** The campaigns that an owner gave to slugs. */
export async function listOwnCampaigns(queries: Queries, ownerId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('link_slug')
    .innerJoin('saved_link', 'saved_link.id', 'link_slug.linkId')
    .select('link_slug.campaign')
    .distinct()
    .where('saved_link.ownerId', '=', ownerId)
    .where('link_slug.campaign', 'is not', null)
    .execute()
  return rows.flatMap(({ campaign }) => (campaign === null ? [] : [campaign]))
}

/** Validates stored tags as strictly as user input, since they end up in a Location header. */
function parseStoredTags(json: string): AffiliateTags {
  const tags: Partial<Record<MarketplaceCode, AffiliateTag>> = {}
  for (const [code, tag] of listEntries(json)) {
    if (isMarketplaceCode(code) && typeof tag === 'string' && isAffiliateTag(tag)) tags[code] = tag
  }
  return tags
}

function parseStoredProgramIds(json: string): ProgramIds {
  const entries = listEntries(json).flatMap(([code, values]) => {
    const retailer = findRetailerByCode(code)
    const ids = retailer && readProgramIds(retailer, Object(values))
    return ids ? [[code, ids] as const] : []
  })
  return Object.fromEntries(entries)
}

function parseStoredChannels(json: string): ConfirmedChannels {
  return parseConfirmedChannels(Object.fromEntries(listEntries(json)))
}

function listEntries(json: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(json) ?? {})
  } catch {
    return []
  }
}
