import type { PublicId } from '@everyshelf/domain/links'
import type { AccountsParts } from './accounts.ts'
import { createTransact } from './db/transact.ts'
import type { AccountsRepo } from './features/accounts/accounts.repo.ts'
import type { AccountsService } from './features/accounts/accounts.service.ts'
import { createProfileRepo } from './features/profile/profile.repo.ts'
import { createProfileService, type ProfileService } from './features/profile/profile.service.ts'
import {
  createTagChangesService,
  type TagChangesService,
} from './features/profile/tag-changes.service.ts'
import { createUndoTagsRoute } from './features/profile/undo-tags.route.ts'
import { LINK_PAGE_STYLE, MARK } from './features/redirect/link-page-look.ts'

interface ProfileParts {
  readonly tagChanges: TagChangesService
  readonly profile: ProfileService
  readonly undoRoute: ReturnType<typeof createUndoTagsRoute>
}

/** An owner's profile and tags, and what extensions changed of them. */
export function createProfileParts(
  parts: AccountsParts,
  secret: string,
  accounts: Pick<AccountsRepo, 'findProfile'> & Pick<AccountsService, 'requireFresh'>,
): ProfileParts {
  const { config, database, now } = parts
  const { publicUrl } = config
  const forgetOwner = (publicId: PublicId) => parts.hotPath.forgetOwner(publicId)
  const repo = createProfileRepo(database.db, createTransact(database.db))
  const tagChanges = createTagChangesService({
    db: database.db,
    repo,
    enqueue: parts.mail.enqueue,
    findPublicId: async (userId) => (await accounts.findProfile(userId))?.publicId,
    forgetOwner,
    secret,
    publicUrl,
    now,
  })
  const profile = createProfileService({
    repo,
    tagChanges,
    serviceTags: config.defaultTags,
    requireFresh: accounts.requireFresh,
    forgetOwner,
    recount: parts.recountClicks,
    now,
  })
  const undoRoute = createUndoTagsRoute({
    tagChanges,
    look: { style: LINK_PAGE_STYLE, mark: MARK },
    countRequest: (request) => parts.countClient('api', parts.readClient(request).address),
  })
  return { tagChanges, profile, undoRoute }
}
