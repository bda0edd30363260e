import { profileExportInput, profileUpdateInput } from '@everyshelf/domain/schemas'
import { router, userProcedure } from '../../trpc/procedures.ts'
import type { ProfileService } from './profile.service.ts'

export function createProfileRouter(profile: ProfileService) {
  return router({
    get: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => profile.get(ctx.session)),

    update: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .input(profileUpdateInput)
      .mutation(({ ctx, input }) => profile.update(ctx.session, input)),

    // A mutation, since a password may go with it.
    export: userProcedure
      .meta({ level: 'user', limit: 'confirm' })
      .input(profileExportInput)
      .mutation(({ ctx, input }) => profile.exportAll(ctx.session, input.password)),
  })
}
