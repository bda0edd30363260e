import {
  linksCreateChannelInput,
  linksRowInput,
  linksSetCampaignInput,
} from '@everyshelf/domain/schemas'
import { ofOwnRow, userProcedure } from '../../../trpc/procedures.ts'
import type { ChannelsService } from './channels.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'links' })

/** The slugs of a link by channel, and their campaigns. */
export function createChannelProcedures(channels: ChannelsService) {
  return {
    channels: own.input(linksRowInput).query(ofOwnRow(channels.list)),

    createChannel: own
      .input(linksCreateChannelInput)
      .mutation(({ input, ctx }) => channels.create(ctx.session.userId, input.id, input.channel)),

    setCampaign: own
      .input(linksSetCampaignInput)
      .mutation(({ input, ctx }) =>
        channels.setCampaign(ctx.session.userId, input.id, input.slug, input.campaign),
      ),
  }
}
