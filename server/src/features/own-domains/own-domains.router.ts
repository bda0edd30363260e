import { ownDomainsChoosePageInput, ownDomainsRowInput } from '@everyshelf/domain/schemas'
import { router, userProcedure } from '../../trpc/procedures.ts'
import type { OwnDomainsService } from './own-domains.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'api' })
/** Each call asks DNS. */
const checking = userProcedure.meta({ level: 'user', limit: 'own-domains' })

export function createOwnDomainsRouter(domains: OwnDomainsService) {
  return router({
    list: own.query(({ ctx }) => domains.list(ctx.session)),

    add: checking
      .input(ownDomainsRowInput)
      .mutation(({ ctx, input }) => domains.add(ctx.session, input.host)),

    check: checking
      .input(ownDomainsRowInput)
      .mutation(({ ctx, input }) => domains.check(ctx.session, input.host)),

    choosePage: own
      .input(ownDomainsChoosePageInput)
      .mutation(({ ctx, input }) =>
        domains.choosePage(ctx.session, input.host, input.pageId ?? null),
      ),

    remove: own
      .input(ownDomainsRowInput)
      .mutation(({ ctx, input }) => domains.remove(ctx.session, input.host)),
  })
}
