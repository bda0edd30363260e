import { toServiceTags } from '../../config/config.ts'
import type { ExportPersonalData } from '../../feature.ts'

import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { ClicksFeature } from '../clicks/clicks.feature.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { RedirectFeature } from '../redirect/redirect.feature.ts'
import { createProfileRepo } from './profile.repo.ts'
import { createProfileRouter } from './profile.router.ts'
import { createProfileService } from './profile.service.ts'
import { createTagChangesService } from './tag-changes.service.ts'
import { createUndoTagsRoute } from './undo-tags.route.ts'

interface ProfileDeps
  extends Pick<Platform, 'config' | 'secret' | 'database' | 'transact' | 'countRequest' | 'now'> {
  readonly mail: Pick<MailService, 'enqueue'>
  readonly accounts: Pick<AccountsFeature, 'findProfile' | 'requireFresh'>
  readonly redirect: Pick<RedirectFeature, 'forgetOwner'>
  readonly clicks: Pick<ClicksFeature, 'store'>
  readonly exportPersonalData: ExportPersonalData
}

/** An owner's profile and tags, and the changes of tags, which the owner can undo. */
export function createProfileFeature(deps: ProfileDeps) {
  const { config, secret, database, transact, mail, accounts, countRequest, now } = deps
  const { forgetOwner } = deps.redirect
  const repo = createProfileRepo(database.db, transact)
  const tagChanges = createTagChangesService({
    db: database.db,
    repo,
    enqueue: mail.enqueue,
    findPublicId: async (userId) => (await accounts.findProfile(userId))?.publicId,
    forgetOwner,
    secret,
    publicUrl: config.publicUrl,
    now,
  })
  const profile = createProfileService({
    repo,
    tagChanges,
    serviceTags: toServiceTags(config).links,
    requireFresh: accounts.requireFresh,
    exportRows: (owner) => deps.exportPersonalData(database.db, owner, deps.clicks.store),
    forgetOwner,
    now,
  })
  const routes: readonly Route[] = [
    createUndoTagsRoute({
      tagChanges,
      countRequest: (request) => countRequest('api', request),
    }),
  ]
  return {
    router: router({ profile: createProfileRouter(profile, tagChanges) }),
    routes,
  }
}
