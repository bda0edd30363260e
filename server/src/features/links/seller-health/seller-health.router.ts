import { linksConfirmSellerInput, linksRowInput } from '@everyshelf/domain/schemas'
import { managerProcedure, ofRow, userProcedure } from '../../../trpc/procedures.ts'
import type { SellerHealthService } from './seller-health.service.ts'

/** What is known about the sellers of a link. */
export function createSellerHealthProcedures(sellers: SellerHealthService) {
  return {
    health: userProcedure
      .meta({ level: 'user', limit: 'links' })
      .input(linksRowInput)
      .query(ofRow(sellers.health)),

    confirmSeller: managerProcedure
      .meta({ level: 'premium', limit: 'links' })
      .input(linksConfirmSellerInput)
      .mutation(({ input, ctx }) => sellers.confirmSeller(ctx.session, input.id, input.seller)),
  }
}
