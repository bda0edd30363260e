import type { UrlWrapper } from '@everyshelf/domain/product-urls'

/**
 * Replaces the domain's table of affiliate networks in the package (`wxt.config.ts`). The extension opens
 * and writes no link of a network, so their hosts would only alarm the stores' scanners. In exchange, it
 * does not see the book behind such a link; the website does.
 */
export const networkWrappers: readonly UrlWrapper[] = []
