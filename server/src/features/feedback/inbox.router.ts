import {
  inboxGetInput,
  inboxListInput,
  inboxMoveInput,
  inboxReplyInput,
} from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../trpc/procedures.ts'
import type { InboxService } from './inbox.service.ts'

export function createInboxRouter(inbox: InboxService) {
  return router({
    list: adminProcedure.input(inboxListInput).query(({ input }) => inbox.list(input)),

    get: auditedProcedure
      .input(inboxGetInput)
      .query(({ ctx, input }) => inbox.get(ctx.record, input.id)),

    reply: auditedProcedure.input(inboxReplyInput).mutation(async ({ ctx, input }) => {
      await inbox.reply(ctx.record, input.id, input.text)
      return { replied: true }
    }),

    move: auditedProcedure.input(inboxMoveInput).mutation(async ({ ctx, input }) => {
      await inbox.move(ctx.record, input.id, input.state)
      return { state: input.state }
    }),
  })
}
