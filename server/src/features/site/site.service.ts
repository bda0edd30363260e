import { SERVER_PRODUCT } from '@everyshelf/domain/devices'
import type { Config, Operator } from '../../config/config.ts'
import { SERVER_VERSION } from '../../server-version.ts'

/** Facts about this server for the About, Privacy and Terms pages. */
export interface SiteFacts {
  readonly operator: Operator
  /** Which outside services this server uses, and so which receive data. */
  readonly uses: { readonly stripe: boolean; readonly google: boolean; readonly mail: boolean }
}

/** Lets an extension check that the URL in its options is an Everyshelf server. */
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
