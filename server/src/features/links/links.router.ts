import { linksGenerateInput, linksResolveShortInput } from '@everyshelf/domain/schemas'
import { publicProcedure, router } from '../../trpc/procedures.ts'
import { createBackMatterProcedures } from './channels/back-matter.router.ts'
import type { BackMatterService } from './channels/back-matter.service.ts'
import { createChannelProcedures } from './channels/channels.router.ts'
import type { ChannelsService } from './channels/channels.service.ts'
import type { LinksService } from './creating/links.service.ts'
import { createLinkDetailsProcedures } from './details/link-details.router.ts'
import type { LinkDetailsService } from './details/link-details.service.ts'
import type { LinkListService } from './list/link-list.service.ts'
import { createSavedLinkProcedures } from './saving/saved-links.router.ts'
import type { SavedLinksService } from './saving/saved-links.service.ts'
import { createSellerHealthProcedures } from './seller-health/seller-health.router.ts'
import type { SellerHealthService } from './seller-health/seller-health.service.ts'
import { createLinkSettingsProcedures } from './settings/link-settings.router.ts'
import type { LinkSettingsService } from './settings/link-settings.service.ts'

export function createLinksRouter(
  links: LinksService,
  saved: SavedLinksService,
  settings: LinkSettingsService,
  sellers: SellerHealthService,
  details: LinkDetailsService,
  list: LinkListService,
  backMatter: BackMatterService,
  channels: ChannelsService,
) {
  return router({
    generate: publicProcedure
      .meta({ level: 'public', limit: 'generate' })
      .input(linksGenerateInput)
      .mutation(({ input, ctx }) =>
        links.generate(input, ctx.session, () => ctx.countCall('resolve-short')),
      ),

    resolveShort: publicProcedure
      .meta({ level: 'public', limit: 'resolve-short' })
      .input(linksResolveShortInput)
      .mutation(async ({ input }) => ({ asin: await links.resolveShort(input.url) })),

    ...createSavedLinkProcedures(saved, list),
    ...createLinkSettingsProcedures(settings),
    ...createSellerHealthProcedures(sellers),
    ...createLinkDetailsProcedures(details),
    ...createBackMatterProcedures(backMatter),
    ...createChannelProcedures(channels),
  })
}
