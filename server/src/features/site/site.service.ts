import { SERVER_PRODUCT } from '@everyshelf/domain/devices'
import type { Config, Operator } from '../../config.ts'
import { SERVER_VERSION } from '../../server-version.ts'

/** What the pages about this site cannot know by themselves: it differs from server to server. */
export interface SiteFacts {
  readonly operator: Operator
  /** Which of the companies that may receive data this server is set up to use. */
  readonly uses: { readonly stripe: boolean; readonly google: boolean; readonly mail: boolean }
}

/** Tells an extension that the address in its options is a server it can use. */
export interface SiteIdentity {
  readonly product: typeof SERVER_PRODUCT
  readonly version: string
}

export interface SiteService {
  readonly identify: () => SiteIdentity
  readonly describe: () => SiteFacts
}

export function createSiteService(
  config: Pick<Config, 'operator' | 'stripe' | 'google' | 'mail'>,
): SiteService {
  const facts: SiteFacts = {
    operator: config.operator,
    uses: {
      stripe: config.stripe !== null,
      google: config.google !== null,
      mail: config.mail.smtpUrl !== null,
    },
  }
  return {
    identify: () => ({ product: SERVER_PRODUCT, version: SERVER_VERSION }),
    describe: () => facts,
  }
}
