import {
  bulkChangesResultsInput,
  bulkChangesRowInput,
  bulkChangesStartInput,
} from '@everyshelf/domain/schemas'
import { ofRow, router, userProcedure } from '../../../trpc/procedures.ts'
import type { BulkChangesService } from './bulk-changes.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'links' })
/** A change of many links takes many calls. */
const step = userProcedure.meta({ level: 'user', limit: 'bulk-change' })

/** Changes of many links. The service decides for each link what needs Premium. */
export function createBulkChangesRouter(changes: BulkChangesService) {
  return router({
    preview: own
      .input(bulkChangesStartInput)
      .query(({ input, ctx }) => changes.preview(ctx.session, input.selection, input.action)),

    start: own
      .input(bulkChangesStartInput)
      .mutation(({ input, ctx }) => changes.start(ctx.session, input.selection, input.action)),

    advance: step.input(bulkChangesRowInput).mutation(ofRow(changes.advance)),

    undo: own.input(bulkChangesRowInput).mutation(ofRow(changes.undo)),

    list: own.query(({ ctx }) => changes.list(ctx.session)),

    results: own
      .input(bulkChangesResultsInput)
      .query(({ input, ctx }) => changes.results(ctx.session, input)),
  })
}
