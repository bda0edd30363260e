import {
  webhooksCreateInput,
  webhooksDeliveriesInput,
  webhooksDeliveryInput,
  webhooksRotateSecretInput,
  webhooksRowInput,
  webhooksUpdateInput,
} from '@everyshelf/domain/schemas'
import { ofRow, router, userProcedure } from '../../trpc/procedures.ts'
import type { DeliveriesService } from './deliveries.service.ts'
import { requireReadScopes } from './read-scopes.ts'
import type { WebhooksService } from './webhooks.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'api' })

export function createWebhooksRouter(webhooks: WebhooksService, deliveries: DeliveriesService) {
  return router({
    list: own.query(({ ctx }) => webhooks.list(ctx.session)),

    get: own.input(webhooksRowInput).query(ofRow(webhooks.get)),

    create: own.input(webhooksCreateInput).mutation(({ ctx, input }) => {
      requireReadScopes(ctx.session, input.events)
      return webhooks.create(ctx.session, input, ctx.clientAddress)
    }),

    update: own.input(webhooksUpdateInput).mutation(({ ctx, input: { id, ...change } }) => {
      // A new URL gets all that the webhook already wants and that waits.
      requireReadScopes(ctx.session, change.url === undefined ? (change.events ?? []) : undefined)
      return webhooks.update(ctx.session, id, change, ctx.clientAddress)
    }),

    rotateSecret: own
      .input(webhooksRotateSecretInput)
      .mutation(({ ctx, input: { id, password } }) =>
        webhooks.rotateSecret(ctx.session, id, password, ctx.clientAddress),
      ),

    remove: own.input(webhooksRowInput).mutation(ofRow(webhooks.remove)),

    sendTest: own.input(webhooksRowInput).mutation(ofRow(deliveries.sendTest)),

    listDeliveries: own.input(webhooksDeliveriesInput).query(({ ctx, input }) => {
      requireReadScopes(ctx.session)
      return deliveries.list(ctx.session, input)
    }),

    getDelivery: own.input(webhooksDeliveryInput).query(({ ctx, input }) => {
      requireReadScopes(ctx.session)
      return deliveries.get(ctx.session, input.id)
    }),

    resend: own.input(webhooksDeliveryInput).mutation(({ ctx, input }) => {
      requireReadScopes(ctx.session)
      return deliveries.resend(ctx.session, input.id)
    }),
  })
}
