import { linksConfirmShopInput, linksRowInput } from '@everyshelf/domain/schemas'
import { managerProcedure, userProcedure } from '../../trpc/procedures.ts'
import type { ShopHealthService } from './shop-health.service.ts'

/** What an owner knows of the shops behind a link. */
export function createShopHealthProcedures(shops: ShopHealthService) {
  return {
    health: userProcedure
      .meta({ level: 'user', limit: 'links' })
      .input(linksRowInput)
      .query(({ input, ctx }) => shops.health(ctx.session, input.id)),

    confirmShop: managerProcedure
      .meta({ level: 'premium', limit: 'links' })
      .input(linksConfirmShopInput)
      .mutation(({ input, ctx }) => shops.confirmShop(ctx.session, input.id, input.shop)),
  }
}
