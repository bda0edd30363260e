import {
  labelsCreateInput,
  labelsMergeInput,
  labelsRowInput,
  labelsUpdateInput,
} from '@everyshelf/domain/schemas'
import { ofOwnRow, router, userProcedure } from '../../../trpc/procedures.ts'
import type { LabelsService } from './labels.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'links' })

export function createLabelsRouter(labels: LabelsService) {
  return router({
    list: own.query(({ ctx }) => labels.list(ctx.session.userId)),

    create: own
      .input(labelsCreateInput)
      .mutation(({ input, ctx }) => labels.create(ctx.session.userId, input.name, input.color)),

    update: own
      .input(labelsUpdateInput)
      .mutation(({ input: { id, ...change }, ctx }) =>
        labels.update(ctx.session.userId, id, change),
      ),

    merge: own
      .input(labelsMergeInput)
      .mutation(({ input, ctx }) => labels.merge(ctx.session.userId, input.id, input.into)),

    remove: own.input(labelsRowInput).mutation(ofOwnRow(labels.remove)),
  })
}
