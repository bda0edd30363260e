import {
  savedFiltersCreateInput,
  savedFiltersRowInput,
  savedFiltersUpdateInput,
} from '@everyshelf/domain/schemas'
import { ofOwnRow, router, userProcedure } from '../../../trpc/procedures.ts'
import type { SavedFiltersService } from './saved-filters.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'links' })

export function createSavedFiltersRouter(filters: SavedFiltersService) {
  return router({
    list: own.query(({ ctx }) => filters.list(ctx.session.userId)),

    create: own
      .input(savedFiltersCreateInput)
      .mutation(({ input, ctx }) => filters.create(ctx.session.userId, input.name, input.filter)),

    update: own
      .input(savedFiltersUpdateInput)
      .mutation(({ input: { id, ...change }, ctx }) =>
        filters.update(ctx.session.userId, id, change),
      ),

    remove: own.input(savedFiltersRowInput).mutation(ofOwnRow(filters.remove)),
  })
}
