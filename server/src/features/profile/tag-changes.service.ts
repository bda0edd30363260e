import type { PublicId } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'
import { readSignedText, signText } from '../../signed-text.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { Mail } from '../mail/mail.ts'
import {
  applyTagChanges,
  listStores,
  mergeTagChanges,
  type OwnTags,
  reverseTagChanges,
  type TagChanges,
  withoutTagChanges,
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
/** S71: for so long a change by an extension can be undone. */
const UNDOABLE_MS = 30 * DAY_MS
/** Changes within so long are one change, and one mail tells of them. */
const TOGETHER_MS = 60 * 60 * 1000

export const UNDO_TAGS_PATH = '/mail/undo-tags'

/** Tags that extensions changed, for their owner. */
export interface TagChangeView {
  readonly id: string
  readonly changedAt: string
  /** The last moment to undo it. */
  readonly undoUntil: string
  readonly before: TagChanges
}

export type TagChangesService = ReturnType<typeof createTagChangesService>

interface TagChangesDeps {
  readonly db: Queries
  readonly repo: Pick<ProfileRepo, 'changeTags'>
  readonly enqueue: (queries: Queries, mail: Mail) => Promise<unknown>
  readonly findPublicId: (userId: string) => Promise<PublicId | undefined>
  /** Redirects learn of the tags at once (R17). */
  readonly forgetOwner: (publicId: PublicId) => void
  readonly secret: string
  readonly publicUrl: string
  readonly now: () => number
}

/**
 * Whoever gets hold of an extension's token could point the owner's links at tags of their own. So the
 * owner hears of each change by an extension, and can undo it for 30 days (S71).
 */
export function createTagChangesService(deps: TagChangesDeps) {
  const { db, secret, now } = deps
  const firstUndoable = () => new Date(now() - UNDOABLE_MS)

  async function record(queries: Queries, session: Session, before: TagChanges): Promise<void> {
    const changes = await listTagChanges(queries, session.userId, new Date(now() - TOGETHER_MS))
    const latest = changes.at(-1)
    if (latest) {
      await updateTagChange(queries, latest.id, mergeTagChanges(latest.before, before))
      return
    }
    const { userId } = session
    const id = createRowId()
    const changedAt = toIsoTime(new Date(now()))
    await deleteTagChangesBefore(queries, firstUndoable())
    await insertTagChange(queries, { id, userId, changedAt, before })
    const token = signText(secret, 'tag change', id)
    await deps.enqueue(queries, {
      template: 'tags-changed',
      to: session.email,
      data: {
        firstName: session.firstName,
        stores: listStores(before),
        url: `${deps.publicUrl}${UNDO_TAGS_PATH}?${new URLSearchParams({ token })}`,
      },
      dedupeKey: `tags-changed:${id}`,
    })
  }

  /** What the owner sets on the site stays, whatever is undone later. */
  async function confirm(queries: Queries, userId: string, changed: TagChanges): Promise<void> {
    for (const { id, before } of await listTagChanges(queries, userId, firstUndoable())) {
      const rest = withoutTagChanges(before, changed)
      if (rest) await updateTagChange(queries, id, rest)
      else await deleteTagChanges(queries, [id])
    }
  }

  /** Undoes a change and all later ones: an earlier tag never comes back over them. */
  async function undo(userId: string, id: string): Promise<void> {
    const restore = async (tags: OwnTags, queries: Queries) => {
      const changes = await listTagChanges(queries, userId, firstUndoable())
      const first = changes.findIndex((change) => change.id === id)
      if (first === -1) throw new DomainError('not-found')
      const undone = changes.slice(first)
      await deleteTagChanges(
        queries,
        undone.map((change) => change.id),
      )
      return applyTagChanges(tags, undone.map(({ before }) => before).reduce(mergeTagChanges))
    }
    await deps.repo.changeTags(userId, restore, new Date(now()))
    const publicId = await deps.findPublicId(userId)
    if (publicId) deps.forgetOwner(publicId)
  }

  async function findByToken(token: unknown) {
    const id = typeof token === 'string' ? readSignedText(secret, 'tag change', token) : undefined
    return id === undefined ? undefined : await findTagChange(db, id, firstUndoable())
  }

  return {
    /** Keeps what an extension changed; part of the transaction that changes it. */
    note: async (
      queries: Queries,
      session: Session,
      before: OwnTags,
      after: OwnTags,
    ): Promise<void> => {
      const back = reverseTagChanges(before, after)
      if (!back) return
      if (session.client === 'extension') await record(queries, session, back)
      else await confirm(queries, session.userId, back)
    },

    list: async ({ userId }: Session): Promise<TagChangeView[]> => {
      const changes = await listTagChanges(db, userId, firstUndoable())
      return changes.toReversed().map(({ id, changedAt, before }) => ({
        id,
        changedAt,
        undoUntil: toIsoTime(new Date(Date.parse(changedAt) + UNDOABLE_MS)),
        before,
      }))
    },

    undo: async ({ userId }: Session, id: string): Promise<{ undone: true }> => {
      await undo(userId, id)
      return { undone: true }
    },

    /** The stores of the change behind a mail's link; undefined when there is nothing to undo. */
    listStoresOf: async (token: unknown): Promise<string[] | undefined> => {
      const change = await findByToken(token)
      return change && listStores(change.before)
    },

    undoByToken: async (token: unknown): Promise<boolean> => {
      const change = await findByToken(token)
      if (!change) return false
      await undo(change.userId, change.id)
      return true
    },
  }
}
