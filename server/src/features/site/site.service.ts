import type { Config, Operator } from '../../config.ts'

/** What the pages about this site cannot know by themselves: it differs from server to server. */
export interface SiteFacts {
  readonly operator: Operator
  /** Which of the companies that may receive data this server is set up to use. */
  readonly uses: { readonly stripe: boolean; readonly google: boolean; readonly mail: boolean }
}

export interface SiteService {
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
  return { describe: () => facts }
}
