import type { AffiliateTag, AffiliateTags, ProgrammeIds } from '@everyshelf/domain/affiliate'
import type { PublicId } from '@everyshelf/domain/links'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { DomainError } from '@everyshelf/domain/messages'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import type { Session } from '../../trpc/request-context.ts'
import type { OwnedRows } from './owned-rows.repo.ts'
import type { OwnTags, ProfileRepo } from './profile.repo.ts'

export interface ProfileView extends OwnTags {
  readonly firstName: string
  readonly email: string
  readonly publicId: PublicId
  /** What the links of everybody carry where no own tag is in force. */
  readonly serviceTags: AffiliateTags
  /** By whose clock the days of clicks are counted. */
  readonly timeZone: string
  /** Whether a mail tells of the clicks each Monday. */
  readonly weeklyDigest: boolean
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

interface ProfileParts {
  readonly repo: ProfileRepo
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

export function createProfileService(parts: ProfileParts) {
  const { repo, serviceTags, requireFresh, forgetOwner, recount, now } = parts

  async function view(session: Session, firstName: string): Promise<ProfileView> {
    const { email, publicId, isPremium, createdAt, userId } = session
    const tags = await repo.findTags(userId)
    const timeZone = await repo.findTimeZone(userId)
    const weeklyDigest = await repo.findWeeklyDigest(userId)
    const facts = {
      firstName,
      email,
      publicId,
      ...tags,
      serviceTags,
      timeZone,
      weeklyDigest,
      isPremium,
    }
    return { ...facts, createdAt: createdAt.toISOString() }
  }

  return {
    get: (session: Session) => view(session, session.firstName),

    update: async (session: Session, changes: ProfileChanges): Promise<ProfileView> => {
      const { username, affiliateTags, programmeIds, timeZone, weeklyDigest } = changes
      const changesTags = affiliateTags !== undefined || programmeIds !== undefined
      if (changesTags && !session.isPremium) throw new DomainError('premium-required')
      const time = new Date(now())
      if (username !== undefined) await repo.rename(session.userId, username, time)
      if (changesTags) {
        await repo.changeTags(session.userId, (tags) => withChanges(tags, changes), time)
        forgetOwner(session.publicId)
      }
      if (timeZone !== undefined) {
        await repo.askForTimeZone(session.userId, timeZone, time)
        await recount()
      }
      if (weeklyDigest !== undefined) {
        await repo.setWeeklyDigest(session.userId, weeklyDigest, time)
      }
      return await view(session, username ?? session.firstName)
    },

    exportAll: async (session: Session, password: string | undefined): Promise<AccountExport> => {
      await requireFresh(session, password)
      const tables = await repo.collect(session.userId, session.email, CLICKS_AT_MOST)
      return { exportedAt: new Date(now()).toISOString(), tables, clicksAtMost: CLICKS_AT_MOST }
    },
  }
}

function withChanges(tags: OwnTags, { affiliateTags, programmeIds }: ProfileChanges): OwnTags {
  const byStore = Object.entries({ ...tags.affiliateTags, ...affiliateTags })
  const byShop = Object.entries({ ...tags.programmeIds, ...programmeIds })
  return {
    affiliateTags: Object.fromEntries(byStore.filter(([, tag]) => tag !== '')),
    programmeIds: Object.fromEntries(
      byShop.flatMap(([shop, ids]): [string, ShopIds][] => (ids ? [[shop, ids]] : [])),
    ),
  }
}
