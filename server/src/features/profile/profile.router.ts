import {
  profileExportInput,
  profileUndoTagChangeInput,
  profileUpdateInput,
} from '@everyshelf/domain/schemas'
import { ofRow, router, userProcedure } from '../../trpc/procedures.ts'
import type { ProfileService } from './profile.service.ts'
import type { TagChangesService } from './tag-changes.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'api' })

export function createProfileRouter(profile: ProfileService, tagChanges: TagChangesService) {
  return router({
    get: own.query(({ ctx }) => profile.get(ctx.session)),

    update: own
      .input(profileUpdateInput)
      .mutation(({ ctx, input }) => profile.update(ctx.session, input)),

    tagChanges: own.query(({ ctx }) => tagChanges.list(ctx.session)),

    undoTagChange: own.input(profileUndoTagChangeInput).mutation(ofRow(tagChanges.undo)),

    // A mutation, since a password may go with it.
    export: userProcedure
      .meta({ level: 'user', limit: 'confirm' })
      .input(profileExportInput)
      .mutation(({ ctx, input }) =>
        profile.exportAll(ctx.session, input.password, ctx.clientAddress),
      ),
  })
}
