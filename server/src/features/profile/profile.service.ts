import type {
  AffiliateTag,
  AffiliateTags,
  ConfirmedPlaces,
  ProgramIds,
} from '@everyshelf/domain/affiliate'
import type { PublicId } from '@everyshelf/domain/links'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { DomainError } from '@everyshelf/domain/messages'
import { ACCOUNT_FILE_VERSION } from '@everyshelf/domain/moving'
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
  /** The US tag, for the specification's single-tag field. */
  readonly affiliateTag: AffiliateTag | null
  /** The places outside the web where the owner may use their tags. */
  readonly tagPlaces: ConfirmedPlaces
  /** The server's tags, used where the owner has none. */
  readonly serviceTags: AffiliateTags
  /** The time zone of the days in analytics. */
  readonly timeZone: string
  /** Whether the weekly email is on. */
  readonly weeklyEmail: boolean
  /** First steps that are done or dismissed. */
  readonly firstSteps: readonly FirstStep[]
  readonly isPremium: boolean
  readonly createdAt: string
}

export interface ProfileChanges {
  readonly username?: string | undefined
  /** By marketplace; an empty text removes the tag. */
  readonly affiliateTags?: Readonly<Partial<Record<MarketplaceCode, AffiliateTag | ''>>> | undefined
  /** By retailer; null removes its program IDs. */
  readonly programIds?: Readonly<Record<RetailerCode, RetailerIds | null>> | undefined
  readonly tagPlaces?: ConfirmedPlaces | undefined
  readonly timeZone?: string | undefined
  readonly weeklyEmail?: boolean | undefined
  readonly firstStep?: FirstStep | undefined
}

type RetailerIds = NonNullable<ProgramIds[RetailerCode]>

/** All stored data of an account, by table. */
export interface AccountExport {
  readonly version: typeof ACCOUNT_FILE_VERSION
  readonly exportedAt: string
  readonly tables: OwnedRows
  /** The file has only this many of the newest clicks. */
  readonly clicksAtMost: number
}

export type ProfileService = ReturnType<typeof createProfileService>

interface ProfileServiceDeps {
  readonly repo: ProfileRepo
  readonly tagChanges: Pick<TagChangesService, 'recordChange'>
  readonly serviceTags: AffiliateTags
  readonly requireFresh: (
    session: Session,
    password: string | undefined,
    address: string,
  ) => Promise<void>
  /** Clears the owner's cached links, so redirects use new tags at once (R17). */
  readonly forgetOwner: (publicId: PublicId) => void
  readonly now: () => number
}

/** More would not fit into one response. */
const MAX_EXPORTED_CLICKS = 50_000

export function createProfileService(deps: ProfileServiceDeps) {
  const { repo, serviceTags, requireFresh, forgetOwner, now } = deps

  async function view(session: Session, firstName: string): Promise<ProfileView> {
    const { email, publicId, isPremium, createdAt, userId } = session
    const tags = await repo.findTags(userId)
    const tagPlaces = await repo.findTagPlaces(userId)
    const timeZone = await repo.findTimeZone(userId)
    const weeklyEmail = await repo.findWeeklyEmail(userId)
    const firstSteps = await repo.findFirstSteps(userId)
    const facts = {
      firstName,
      email,
      publicId,
      affiliateTag: tags.affiliateTags.us ?? null,
      ...tags,
      tagPlaces,
      serviceTags,
      timeZone,
      weeklyEmail,
      firstSteps,
      isPremium,
    }
    return { ...facts, createdAt: createdAt.toISOString() }
  }

  /** Who earns from the owner's links, and where: for Premium. */
  async function updateEarning(
    session: Session,
    { affiliateTags, programIds, tagPlaces }: ProfileChanges,
    time: Date,
  ): Promise<void> {
    const changesTags = affiliateTags !== undefined || programIds !== undefined
    if (!changesTags && tagPlaces === undefined) return
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
    if (tagPlaces !== undefined) await repo.setTagPlaces(session.userId, tagPlaces, time)
    forgetOwner(session.publicId)
  }

  return {
    get: (session: Session) => view(session, session.firstName),

    update: async (session: Session, changes: ProfileChanges): Promise<ProfileView> => {
      const { username, timeZone, weeklyEmail, firstStep } = changes
      const time = new Date(now())
      await updateEarning(session, changes, time)
      if (username !== undefined) await repo.rename(session.userId, username, time)
      if (timeZone !== undefined) await repo.setTimeZone(session.userId, timeZone, time)
      if (weeklyEmail !== undefined) {
        await repo.setWeeklyEmail(session.userId, weeklyEmail, time)
      }
      if (firstStep !== undefined) await repo.addFirstStep(session.userId, firstStep, time)
      return await view(session, username ?? session.firstName)
    },

    exportAll: async (
      session: Session,
      password: string | undefined,
      address: string,
    ): Promise<AccountExport> => {
      await requireFresh(session, password, address)
      const tables = await repo.collect(session.userId, session.email, MAX_EXPORTED_CLICKS)
      return {
        version: ACCOUNT_FILE_VERSION,
        exportedAt: new Date(now()).toISOString(),
        tables,
        clicksAtMost: MAX_EXPORTED_CLICKS,
      }
    },
  }
}
