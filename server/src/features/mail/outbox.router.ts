import {
  outboxListInput,
  outboxPreviewInput,
  outboxRetryInput,
  outboxSendSampleInput,
} from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../trpc/procedures.ts'
import type { OutboxService } from './outbox.service.ts'

export function createOutboxRouter(outbox: OutboxService) {
  return router({
    describe: adminProcedure.query(() => outbox.describe()),

    list: adminProcedure.input(outboxListInput).query(({ input }) => outbox.list(input)),

    preview: adminProcedure
      .input(outboxPreviewInput)
      .query(({ input }) => outbox.preview(input.template)),

    // No input names a recipient.
    sendSample: auditedProcedure.input(outboxSendSampleInput).mutation(async ({ ctx, input }) => {
      const to = ctx.session.email
      await outbox.sendSample(ctx.record, input.template, to)
      return { to }
    }),

    retry: auditedProcedure.input(outboxRetryInput).mutation(async ({ ctx, input }) => {
      await outbox.retry(ctx.record, input.id)
      return { retried: true }
    }),
  })
}
