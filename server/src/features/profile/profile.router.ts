import {
  profileExportInput,
  profileUndoTagChangeInput,
  profileUpdateInput,
} from '@everyshelf/domain/schemas'
import { router, userProcedure } from '../../trpc/procedures.ts'
import type { ProfileService } from './profile.service.ts'
import type { TagChangesService } from './tag-changes.service.ts'

export function createProfileRouter(profile: ProfileService, tagChanges: TagChangesService) {
  return router({
    get: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => profile.get(ctx.session)),

    update: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .input(profileUpdateInput)
      .mutation(({ ctx, input }) => profile.update(ctx.session, input)),

    tagChanges: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => tagChanges.list(ctx.session)),

    undoTagChange: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .input(profileUndoTagChangeInput)
      .mutation(({ ctx, input }) => tagChanges.undo(ctx.session, input.id)),

    // A mutation, since a password may go with it.
    export: userProcedure
      .meta({ level: 'user', limit: 'confirm' })
      .input(profileExportInput)
      .mutation(({ ctx, input }) =>
        profile.exportAll(ctx.session, input.password, ctx.clientAddress),
      ),
  })
}
