import { linksGenerateInput, linksResolveShortInput } from '@everyshelf/domain/schemas'
import { publicProcedure, router } from '../../trpc/procedures.ts'
import { createBackMatterProcedures } from './back-matter.router.ts'
import type { BackMatterService } from './back-matter.service.ts'
import { createChannelProcedures } from './channels/channels.router.ts'
import type { ChannelsService } from './channels/channels.service.ts'
import { createLinkDetailsProcedures } from './link-details.router.ts'
import type { LinkDetailsService } from './link-details.service.ts'
import type { LinkListService } from './link-list.service.ts'
import { createLinkSettingsProcedures } from './link-settings.router.ts'
import type { LinkSettingsService } from './link-settings.service.ts'
import type { LinksService } from './links.service.ts'
import { createSavedLinkProcedures } from './saved-links.router.ts'
import type { SavedLinksService } from './saved-links.service.ts'
import { createSellerHealthProcedures } from './seller-health.router.ts'
import type { SellerHealthService } from './seller-health.service.ts'

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
