import type { UrlWrapper } from '@everyshelf/domain/product-urls'

/**
 * Replaces the domain's table of affiliate networks in the package (`wxt.config.ts`). The extension opens
 * and writes no affiliate network's links, so the networks' hosts would only alarm the scanners of extension
 * stores. As a result, it does not see the book behind such a link; the website does.
 */
export const networkWrappers: readonly UrlWrapper[] = []
