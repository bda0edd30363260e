import { TAG_UNDO_DAYS } from '@everyshelf/domain/limits'
import type { PublicId } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'
import { readSignedText, signText } from '../../secrets/signed-text.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { Mail } from '../mail/mail.ts'
import {
  applyTagChanges,
  listStores,
  mergeTagChanges,
  type OwnTags,
  reverseTagChanges,
  type TagChanges,
} from './own-tags.ts'
import type { ProfileRepo } from './profile.repo.ts'
import {
  deleteTagChanges,
  deleteTagChangesBefore,
  findTagChange,
  insertTagChange,
  listTagChanges,
  updateTagChange,
} from './tag-changes.repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const UNDO_WINDOW_MS = TAG_UNDO_DAYS * DAY_MS
/** Changes within this time are undone together. */
const MERGE_WINDOW_MS = 60 * 60 * 1000

export const UNDO_TAGS_PATH = '/mail/undo-tags'

/** A change of tags, as its owner sees it. */
export interface TagChangeView {
  readonly id: string
  readonly changedAt: string
  /** The deadline for undoing it. */
  readonly undoUntil: string
  readonly before: TagChanges
}

export type TagChangesService = ReturnType<typeof createTagChangesService>

interface TagChangesDeps {
  readonly db: Queries
  readonly repo: Pick<ProfileRepo, 'changeTags'>
  readonly enqueue: (queries: Queries, mail: Mail) => Promise<unknown>
  readonly findPublicId: (userId: string) => Promise<PublicId | undefined>
  /** Clears the owner's cached links, so redirects use the tags at once. */
  readonly forgetOwner: (publicId: PublicId) => void
  readonly secret: string
  readonly publicUrl: string
  readonly now: () => number
}

/**
 * A stolen session or extension token could set the thief's own tags on the owner's links. So the
 * owner gets an email about each change and can undo it for a while.
 */
export function createTagChangesService(deps: TagChangesDeps) {
  const { db, secret, now } = deps
  const undoWindowStart = () => new Date(now() - UNDO_WINDOW_MS)

  /** Stores a change in its own transaction, and emails the owner. */
  async function recordChange(queries: Queries, session: Session, former: OwnTags, after: OwnTags) {
    const before = reverseTagChanges(former, after)
    if (!before) return
    const changes = await listTagChanges(queries, session.userId, new Date(now() - MERGE_WINDOW_MS))
    const latest = changes.at(-1)
    const id = latest?.id ?? createRowId()
    if (latest) {
      await updateTagChange(queries, id, mergeTagChanges(latest.before, before))
    } else {
      const { userId } = session
      await deleteTagChangesBefore(queries, undoWindowStart())
      await insertTagChange(queries, { id, userId, changedAt: toIsoTime(now()), before })
    }
    const token = signText(secret, 'tag change', id)
    // One for each change: the owner's own change must not hide a thief's soon after it.
    await deps.enqueue(queries, {
      template: 'tags-changed',
      to: session.email,
      data: {
        firstName: session.firstName,
        stores: listStores(before),
        url: `${deps.publicUrl}${UNDO_TAGS_PATH}?${new URLSearchParams({ token })}`,
      },
      dedupeKey: `tags-changed:${id}:${now()}`,
    })
  }

  /**
   * Undoes a change and all later ones, so a later undo cannot restore a tag in between. In a
   * session, an undo that keeps earlier changes is recorded as a change itself, because a thief could undo
   * the owner's changes.
   */
  async function undo(userId: string, id: string, session: Session | null) {
    const restore = async (tags: OwnTags, queries: Queries) => {
      const changes = await listTagChanges(queries, userId, undoWindowStart())
      const first = changes.findIndex((change) => change.id === id)
      if (first === -1) throw new DomainError('not-found')
      const undone = changes.slice(first)
      await deleteTagChanges(
        queries,
        undone.map((change) => change.id),
      )
      const restored = applyTagChanges(
        tags,
        undone.map(({ before }) => before).reduce(mergeTagChanges),
      )
      if (session && first > 0) await recordChange(queries, session, tags, restored)
      return restored
    }
    await deps.repo.changeTags(userId, restore, new Date(now()))
    const publicId = await deps.findPublicId(userId)
    if (publicId) deps.forgetOwner(publicId)
  }

  async function findByToken(token: unknown) {
    const id = typeof token === 'string' ? readSignedText(secret, 'tag change', token) : undefined
    return id === undefined ? undefined : await findTagChange(db, id, undoWindowStart())
  }

  return {
    recordChange,

    list: async ({ userId }: Session): Promise<TagChangeView[]> => {
      const changes = await listTagChanges(db, userId, undoWindowStart())
      return changes.toReversed().map(({ id, changedAt, before }) => ({
        id,
        changedAt,
        undoUntil: toIsoTime(Date.parse(changedAt) + UNDO_WINDOW_MS),
        before,
      }))
    },

    undo: async (session: Session, id: string): Promise<{ undone: true }> => {
      await undo(session.userId, id, session)
      return { undone: true }
    },

    /** The stores of the change in an email's link; undefined when there is nothing to undo. */
    listStoresOf: async (token: unknown) => {
      const change = await findByToken(token)
      return change && listStores(change.before)
    },

    undoByToken: async (token: unknown) => {
      const change = await findByToken(token)
      if (!change) return false
      await undo(change.userId, change.id, null)
      return true
    },
  }
}
