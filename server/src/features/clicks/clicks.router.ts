import { clicksTrackInput } from '@everyshelf/domain/schemas'
import { publicProcedure, router } from '../../trpc/procedures.ts'
import type { ClicksService } from './clicks.service.ts'

export function createClicksRouter(clicks: ClicksService) {
  return router({
    track: publicProcedure
      .meta({ level: 'public', limit: 'track' })
      .input(clicksTrackInput)
      .mutation(async ({ ctx, input }) => {
        const { clientAddress: address, userAgent, languages } = ctx
        return { recorded: await clicks.track(input.linkId, { address, userAgent, languages }) }
      }),
  })
}
