import type { AffiliateTags, ConfirmedChannels } from '@everyshelf/domain/affiliate'
import { EXPORTED_CLICKS_MAX } from '@everyshelf/domain/limits'
import type { PublicId } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { ACCOUNT_FILE_VERSION } from '@everyshelf/domain/moving'
import type { profileUpdateInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import type { RowOwner } from '../../db/account-rows.repo.ts'
import { toFlag, toJsonText } from '../../db/columns.ts'
import type { ExportPersonalData } from '../../feature.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import { applyTagChanges, type TagChanges } from './own-tags.ts'
import type { ProfileRepo } from './profile.repo.ts'
import type { TagChangesService } from './tag-changes.service.ts'

type ProfileChanges = z.output<typeof profileUpdateInput>

export type ProfileService = ReturnType<typeof createProfileService>

interface ProfileServiceDeps {
  readonly repo: ProfileRepo
  readonly tagChanges: Pick<TagChangesService, 'recordChange'>
  readonly serviceTags: AffiliateTags
  readonly requireFresh: AccountsFeature['requireFresh']
  /** Every row that belongs to an account, by table, without secrets; only the newest clicks. */
  readonly exportRows: (owner: RowOwner) => ReturnType<ExportPersonalData>
  /** Clears the owner's cached links, so redirects use new tags at once. */
  readonly forgetOwner: (publicId: PublicId) => void
  readonly now: () => number
}

export function createProfileService(deps: ProfileServiceDeps) {
  const { repo, serviceTags, requireFresh, forgetOwner, now } = deps

  async function view(session: Session, firstName: string) {
    const { email, publicId, isPremium, createdAt, userId } = session
    const profile = await repo.find(userId)
    return {
      firstName,
      email,
      publicId,
      // The US tag, for the specification's single-tag field.
      affiliateTag: profile.affiliateTags.us ?? null,
      ...profile,
      // The server's tags, used where the owner has none.
      serviceTags,
      isPremium,
      createdAt: createdAt.toISOString(),
    }
  }

  /** Who earns from the owner's links, and where: for Premium. */
  async function updateEarning(
    session: Session,
    { affiliateTags, programIds, tagChannels }: ProfileChanges,
    time: Date,
  ) {
    const changesTags = affiliateTags !== undefined || programIds !== undefined
    if (!changesTags && tagChannels === undefined) return
    if (!session.isPremium) throw new DomainError('premium-required')
    if (changesTags) {
      await repo.changeTags(
        session.userId,
        async (tags, queries) => {
          const changed = applyTagChanges(tags, { affiliateTags, programIds } as TagChanges)
          await deps.tagChanges.recordChange(queries, session, tags, changed)
          return changed
        },
        time,
      )
    }
    if (tagChannels !== undefined) {
      const columns = { tagChannels: toJsonText<Partial<ConfirmedChannels>>(tagChannels) }
      await repo.set(session.userId, columns, time)
    }
    forgetOwner(session.publicId)
  }

  return {
    get: (session: Session) => view(session, session.firstName),

    update: async (session: Session, changes: ProfileChanges) => {
      const { username, timeZone, weeklyEmail, markedDays, firstStep } = changes
      const time = new Date(now())
      await updateEarning(session, changes, time)
      const columns = {
        ...(username !== undefined && { username }),
        ...(timeZone !== undefined && { timeZone }),
        ...(weeklyEmail !== undefined && { weeklyEmail: toFlag(weeklyEmail) }),
        ...(markedDays !== undefined && { markedDays: toJsonText(markedDays) }),
      }
      if (Object.keys(columns).length > 0) await repo.set(session.userId, columns, time)
      if (firstStep !== undefined) await repo.addFirstStep(session.userId, firstStep, time)
      return await view(session, username ?? session.firstName)
    },

    exportAll: async (session: Session, password: string | undefined, address: string) => {
      await requireFresh(session, password, address)
      const { userId, email } = session
      return {
        version: ACCOUNT_FILE_VERSION,
        exportedAt: new Date(now()).toISOString(),
        tables: await deps.exportRows({ userId, email }),
        clicksAtMost: EXPORTED_CLICKS_MAX,
      }
    },
  }
}
