import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { EditionFormat } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import {
  describeLinkSettings,
  type LinkSettingsView,
  parseLinkSettings,
  type Slug,
  toRoutableLink,
} from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { type Replay, replayReaders } from '@everyshelf/domain/routing'
import { toIsoTime } from '../../db/columns.ts'
import type { ReadLastReaders } from '../clicks/analytics/last-readers.repo.ts'
import {
  changeFormat,
  changeSettings,
  type LinkSettingsChange,
  normalizeSettings,
} from './change-settings.ts'
import type {
  LinkSettingsRepo,
  LinkState,
  OwnedSettings,
  OwnerTags,
  StoredSettings,
} from './link-settings.repo.ts'
import type { LinkVersion } from './link-versions.repo.ts'
import type { LinkKeeper, SavedLink, SavedLinksService } from './saved-links.service.ts'

/** All that decides where a link leads. */
export interface ManagedLink extends OwnerTags {
  readonly link: SavedLink
  readonly settings: LinkSettingsView
  /** The one in use first, then the former ones, which lead here as well. */
  readonly slugs: readonly Slug[]
  /** How often it has been changed. */
  readonly version: number
  readonly serviceTags: AffiliateTags
}

export interface VersionView extends Omit<LinkVersion, 'settings'> {
  readonly settings: LinkSettingsView
}

interface LinkUpdate {
  readonly id: string
  readonly slug?: Slug | undefined
  readonly settings?: LinkSettingsChange | undefined
}

/** Where the readers of the last days would have gone. */
export interface LinkReplay extends Replay {
  readonly from: string
  readonly to: string
}

export interface LinkSettingsServiceDeps {
  readonly repo: LinkSettingsRepo
  readonly savedLinks: Pick<SavedLinksService, 'get'>
  readonly serviceTags: AffiliateTags
  readonly readLastReaders: ReadLastReaders
  /** Redirects learn of a change at once (R17). */
  readonly forgetSlug: (slug: Slug) => void
  readonly now: () => number
}

interface ReplayAsked {
  readonly id: string
  readonly settings: LinkSettingsChange
}

const REPLAYED_DAYS = 30

export type LinkSettingsService = ReturnType<typeof createLinkSettingsService>

export function createLinkSettingsService(deps: LinkSettingsServiceDeps) {
  const { repo, savedLinks, serviceTags, readLastReaders, forgetSlug, now } = deps

  const isoNow = () => toIsoTime(new Date(now()))

  async function view(keeper: LinkKeeper, id: string): Promise<ManagedLink> {
    const own = repo.settingsOf(keeper.userId)
    const [link, stored, slugs, tags] = await Promise.all([
      savedLinks.get(keeper, id),
      own.find(id),
      own.listSlugs(id),
      repo.findOwnerTags(keeper.userId),
    ])
    const { slug, settings, version } = requireFound(stored)
    return {
      link,
      settings: viewSettings(settings),
      slugs: [slug, ...slugs.filter((former) => former !== slug)],
      version,
      serviceTags,
      ...tags,
    }
  }

  /** Changes a link to what `decide` makes of it; what stays as it was makes no version. */
  async function change(
    { userId }: LinkKeeper,
    id: string,
    undoneVersion: number | null,
    decide: (own: OwnedSettings, link: StoredSettings) => Promise<LinkState>,
  ): Promise<void> {
    const slugs = await repo.changeSettingsOf(userId, async (own) => {
      const link = requireFound(await own.find(id))
      const state = await decide(own, link)
      if (state.slug === link.slug && state.settings === normalizeSettings(link.settings)) return []
      await own.put(link, state, { changedAt: isoNow(), undoneVersion })
      return await own.listSlugs(id)
    })
    for (const slug of slugs) forgetSlug(slug)
  }

  return {
    get: view,

    /** `beforeClaiming` is called when the link takes a slug that it never had. */
    update: async (keeper: LinkKeeper, asked: LinkUpdate, beforeClaiming: () => void) => {
      const { id, slug, settings = {} } = asked
      await change(keeper, id, null, async (own, link) => {
        const book = parseBookIdentifier(link.identifier)
        if (!book) throw new TypeError(`link ${id} is of no book`)
        const next = changeSettings(link.settings, book, settings)
        if (!slug || slug === link.slug) return { slug: link.slug, settings: next }
        if (!(await own.listSlugs(id)).includes(slug)) {
          beforeClaiming()
          const isFree = await own.claimSlug(id, slug, isoNow())
          if (!isFree) throw new DomainError('slug-taken', { slug })
        }
        return { slug, settings: next }
      })
      return await view(keeper, id)
    },

    setFormat: async (keeper: LinkKeeper, id: string, format: EditionFormat | null) => {
      await change(keeper, id, null, async (_own, { slug, identifier, settings }) => {
        const book = parseBookIdentifier(identifier)
        if (!book) throw new TypeError(`link ${id} is of no book`)
        return { slug, settings: changeFormat(settings, book, format) }
      })
      return await view(keeper, id)
    },

    /** What a change would do to those who opened the link lately; nothing is changed or kept. */
    replay: async ({ userId }: LinkKeeper, asked: ReplayAsked): Promise<LinkReplay> => {
      const { identifier, settings } = requireFound(await repo.settingsOf(userId).find(asked.id))
      const book = parseBookIdentifier(identifier)
      if (!book) throw new TypeError(`link ${asked.id} is of no book`)
      const toLink = (stored: string) => toRoutableLink(book, null, parseLinkSettings(stored))
      const after = toLink(changeSettings(settings, book, asked.settings))
      const { groups, ...days } = await readLastReaders(userId, identifier, now(), REPLAYED_DAYS)
      return { ...days, ...replayReaders(groups, toLink(settings), after) }
    },

    history: async ({ userId }: LinkKeeper, id: string): Promise<VersionView[]> => {
      const own = repo.settingsOf(userId)
      requireFound(await own.find(id))
      const versions = await own.listVersions(id)
      return versions.map(({ settings, ...facts }) => ({
        ...facts,
        settings: viewSettings(settings),
      }))
    },

    /** Back to how the link was before a version; its slug then is its own for ever. */
    undo: async (keeper: LinkKeeper, id: string, version: number) => {
      await change(keeper, id, version, async (own) => {
        const undone = await own.findVersion(id, version)
        const before = undone && (await own.findVersion(id, version - 1))
        if (!before) throw new DomainError('not-found')
        return { slug: before.slug, settings: normalizeSettings(before.settings) }
      })
      return await view(keeper, id)
    },
  }
}

function viewSettings(stored: string): LinkSettingsView {
  return describeLinkSettings(parseLinkSettings(stored))
}

function requireFound(link: StoredSettings | undefined): StoredSettings {
  if (!link) throw new DomainError('not-found')
  return link
}
