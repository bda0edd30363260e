import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { EditionFormat } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import {
  describeLinkSettings,
  LABELS_PER_LINK_MAX,
  type LinkSettings,
  type LinkSettingsView,
  parseLinkSettings,
  type Slug,
  toRoutableLink,
} from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { replayReaders } from '@everyshelf/domain/routing'
import { parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import type { DashboardQueries } from '../../analytics/dashboard-queries.ts'
import { requireActive } from '../saving/require-link.ts'
import type { LinkOwner, SavedLink } from '../saving/saved-link.ts'
import type { SavedLinksService } from '../saving/saved-links.service.ts'
import { applyToLabels } from '../store/change-labels.ts'
import type { ChangeLinks } from '../store/change-links.ts'
import type { LinkWriter } from '../store/link-writer.repo.ts'
import { linksOf } from '../store/owned-links.repo.ts'
import type { StoredLink } from '../store/stored-links.repo.ts'
import { changeFormat, changeSettings, type LinkSettingsChange } from './change-settings.ts'
import {
  type LinkState,
  requirePremium,
  requirePremiumToUndo,
  stateWithoutVersion,
} from './link-state.ts'
import { findOwnerTags, type OwnerTags } from './owner-tags.repo.ts'

/** Everything that decides where a link leads. */
export interface ManagedLink extends OwnerTags {
  readonly link: SavedLink
  readonly settings: LinkSettingsView
  /** The current slug first, then earlier ones, which still work. */
  readonly slugs: readonly Slug[]
  /** How many times the link has been changed. */
  readonly version: number
  readonly serviceTags: AffiliateTags
}

interface LinkUpdate {
  readonly id: string
  readonly slug?: Slug | undefined
  readonly settings?: LinkSettingsChange | undefined
}

export interface LinkSettingsServiceDeps {
  readonly db: Queries
  readonly changeLinks: ChangeLinks
  readonly savedLinks: Pick<SavedLinksService, 'get'>
  readonly serviceTags: AffiliateTags
  readonly readReaderGroups: DashboardQueries['readReaderGroups']
  readonly now: () => number
}

interface ReplayRequest {
  readonly id: string
  readonly settings: LinkSettingsChange
}

/** Only owners with Premium can preview, so rules apply. Tags do not change where a reader goes. */
const REPLAYED_OWNER = { isPremium: true, tags: {} }

export type LinkSettingsService = ReturnType<typeof createLinkSettingsService>

export function createLinkSettingsService(deps: LinkSettingsServiceDeps) {
  const { db, changeLinks, savedLinks, serviceTags, readReaderGroups, now } = deps

  async function view(owner: LinkOwner, id: string, withClicks = true): Promise<ManagedLink> {
    const own = linksOf(db, owner.userId)
    const [link, stored, slugs, lastVersion, tags] = await Promise.all([
      savedLinks.get(owner, { id, withClicks }),
      own.find(id),
      own.listSlugs(id),
      own.findLastVersion(id),
      findOwnerTags(db, owner.userId),
    ])
    const { slug, settings } = requireActive(stored)
    return {
      link,
      settings: viewSettings(settings),
      slugs: [slug, ...slugs.filter((former) => former !== slug)],
      version: lastVersion ?? 0,
      serviceTags,
      ...tags,
    }
  }

  /** Changes a link to the state that `decide` returns. Without a difference, no version is added. */
  async function change(
    { userId }: LinkOwner,
    id: string,
    undoneVersion: number | null,
    decide: (own: LinkWriter, link: StoredLink) => LinkState | Promise<LinkState>,
  ) {
    await changeLinks(userId, async (own) => {
      const state = await decide(own, requireActive(await own.find(id)))
      await own.change(id, state, { undoneVersion })
    })
  }

  /** Whether the version was a change of labels, which it then takes back. */
  function undoLabels(userId: string, id: string, version: number) {
    return changeLinks(userId, async (own) => {
      const link = requireActive(await own.find(id))
      const undone = await own.findVersion(id, version)
      if (!undone?.labels) return false
      const { added, removed } = parseJsonText(undone.labels)
      const labels = applyToLabels(link.labels, { added: removed, removed: added })
      if (labels.length > LABELS_PER_LINK_MAX) throw new DomainError('too-many-labels')
      await own.change(id, { labels }, { undoneVersion: version })
      return true
    })
  }

  return {
    get: view,

    /** `beforeClaiming` is called before the link gets a slug that it never had. */
    update: async (owner: LinkOwner, request: LinkUpdate, beforeClaiming: () => void) => {
      const { id, slug, settings = {} } = request
      await change(owner, id, null, async (own, link) => {
        const book = parseBookIdentifier(link.identifier)
        if (!book) throw new TypeError(`link ${id} has no valid book`)
        const next = changeSettings(link.settings, book, settings)
        requirePremium(owner, link, { slug: slug ?? link.slug, settings: next })
        if (!slug || slug === link.slug) return { slug: link.slug, settings: next }
        if (!(await own.listSlugs(id)).includes(slug)) beforeClaiming()
        return { slug, settings: next }
      })
      return await view(owner, id)
    },

    setFormat: async (owner: LinkOwner, id: string, format: EditionFormat | null) => {
      await change(owner, id, null, (_own, { slug, identifier, settings }) => {
        const book = parseBookIdentifier(identifier)
        if (!book) throw new TypeError(`link ${id} has no valid book`)
        return { slug, settings: changeFormat(settings, book, format) }
      })
      return await view(owner, id)
    },

    /** Where the readers of the last days went, and would have gone with other settings. Stores nothing. */
    replay: async ({ userId }: LinkOwner, request: ReplayRequest) => {
      const { identifier, settings } = requireActive(await linksOf(db, userId).find(request.id))
      const book = parseBookIdentifier(identifier)
      if (!book) throw new TypeError(`link ${request.id} has no valid book`)
      const before = parseLinkSettings(settings)
      const after = parseLinkSettings(changeSettings(settings, book, request.settings))
      const toLink = (of: LinkSettings) => toRoutableLink(book, REPLAYED_OWNER, of)
      const newMode = before.mode === after.mode ? null : after.mode
      const { groups, ...days } = await readReaderGroups(
        userId,
        identifier,
        now(),
        RECENT_CLICK_DAYS,
      )
      const replay = replayReaders(groups, toLink(before), toLink(after), newMode)
      return { ...days, ...replay, groups }
    },

    history: async ({ userId }: LinkOwner, id: string) => {
      const own = linksOf(db, userId)
      requireActive(await own.find(id))
      const versions = await own.listVersions(id)
      return versions.map(({ settings, ...facts }) => ({
        ...facts,
        settings: viewSettings(settings),
      }))
    },

    /** Gives everything that a version changed its earlier value. Later changes of other settings stay. */
    undo: async (owner: LinkOwner, id: string, version: number) => {
      if (await undoLabels(owner.userId, id, version)) return await view(owner, id)
      await change(owner, id, version, async (own, link) => {
        const state = await stateWithoutVersion(own, link, version)
        requirePremiumToUndo(owner, link, state)
        return state
      })
      return await view(owner, id)
    },
  }
}

function viewSettings(stored: string) {
  return describeLinkSettings(parseLinkSettings(stored))
}
