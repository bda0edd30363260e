import type { AffiliateTag, AffiliateTags, ProgrammeIds } from '@everyshelf/domain/affiliate'
import type { PublicId } from '@everyshelf/domain/links'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { DomainError } from '@everyshelf/domain/messages'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import type { FirstStep } from '@everyshelf/domain/schemas'
import type { Session } from '../../trpc/request-context.ts'
import { applyTagChanges, type OwnTags, type TagChanges } from './own-tags.ts'
import type { OwnedRows } from './owned-rows.repo.ts'
import type { ProfileRepo } from './profile.repo.ts'
import type { TagChangesService } from './tag-changes.service.ts'

export interface ProfileView extends OwnTags {
  readonly firstName: string
  readonly email: string
  readonly publicId: PublicId
  /** The specification's single tag, from before there was one per marketplace: the US tag. */
  readonly affiliateTag: AffiliateTag | null
  /** What the links of everybody carry where no own tag is in force. */
  readonly serviceTags: AffiliateTags
  /** By whose clock the days of clicks are counted. */
  readonly timeZone: string
  /** Whether a mail tells of the clicks each Monday. */
  readonly weeklyDigest: boolean
  /** Which first steps are done or put away. */
  readonly firstSteps: readonly FirstStep[]
  readonly isPremium: boolean
  readonly createdAt: string
}

export interface ProfileChanges {
  readonly username?: string | undefined
  /** By marketplace; a blank takes the tag away. */
  readonly affiliateTags?: Readonly<Partial<Record<MarketplaceCode, AffiliateTag | ''>>> | undefined
  /** By shop; null takes its numbers away. */
  readonly programmeIds?: Readonly<Record<RetailerCode, ShopIds | null>> | undefined
  readonly timeZone?: string | undefined
  readonly weeklyDigest?: boolean | undefined
  readonly firstStep?: FirstStep | undefined
}

type ShopIds = NonNullable<ProgrammeIds[RetailerCode]>

/** All that is kept of an account, as it lies in the tables. */
export interface AccountExport {
  readonly exportedAt: string
  readonly tables: OwnedRows
  /** Only the newest clicks are in the file when there are more. */
  readonly clicksAtMost: number
}

export type ProfileService = ReturnType<typeof createProfileService>

interface ProfileServiceDeps {
  readonly repo: ProfileRepo
  readonly tagChanges: Pick<TagChangesService, 'note'>
  readonly serviceTags: AffiliateTags
  readonly requireFresh: (session: Session, password: string | undefined) => Promise<void>
  /** Redirects learn of new tags at once (R17). */
  readonly forgetOwner: (publicId: PublicId) => void
  /** Counts the clicks of whoever has asked for another time zone anew; what takes long goes on later. */
  readonly recount: () => Promise<void>
  readonly now: () => number
}

/** More would not fit into one answer. */
const CLICKS_AT_MOST = 50_000

export function createProfileService(deps: ProfileServiceDeps) {
  const { repo, serviceTags, requireFresh, forgetOwner, recount, now } = deps

  async function view(session: Session, firstName: string): Promise<ProfileView> {
    const { email, publicId, isPremium, createdAt, userId } = session
    const tags = await repo.findTags(userId)
    const timeZone = await repo.findTimeZone(userId)
    const weeklyDigest = await repo.findWeeklyDigest(userId)
    const firstSteps = await repo.findFirstSteps(userId)
    const facts = {
      firstName,
      email,
      publicId,
      affiliateTag: tags.affiliateTags.us ?? null,
      ...tags,
      serviceTags,
      timeZone,
      weeklyDigest,
      firstSteps,
      isPremium,
    }
    return { ...facts, createdAt: createdAt.toISOString() }
  }

  return {
    get: (session: Session) => view(session, session.firstName),

    update: async (session: Session, changes: ProfileChanges): Promise<ProfileView> => {
      const { username, affiliateTags, programmeIds, timeZone, weeklyDigest, firstStep } = changes
      const changesTags = affiliateTags !== undefined || programmeIds !== undefined
      if (changesTags && !session.isPremium) throw new DomainError('premium-required')
      const time = new Date(now())
      if (username !== undefined) await repo.rename(session.userId, username, time)
      if (changesTags) {
        await repo.changeTags(
          session.userId,
          async (tags, queries) => {
            const changed = applyTagChanges(tags, changes as TagChanges)
            await deps.tagChanges.note(queries, session, tags, changed)
            return changed
          },
          time,
        )
        forgetOwner(session.publicId)
      }
      if (timeZone !== undefined) {
        await repo.askForTimeZone(session.userId, timeZone, time)
        await recount()
      }
      if (weeklyDigest !== undefined) {
        await repo.setWeeklyDigest(session.userId, weeklyDigest, time)
      }
      if (firstStep !== undefined) await repo.addFirstStep(session.userId, firstStep, time)
      return await view(session, username ?? session.firstName)
    },

    exportAll: async (session: Session, password: string | undefined): Promise<AccountExport> => {
      await requireFresh(session, password)
      const tables = await repo.collect(session.userId, session.email, CLICKS_AT_MOST)
      return { exportedAt: new Date(now()).toISOString(), tables, clicksAtMost: CLICKS_AT_MOST }
    },
  }
}
