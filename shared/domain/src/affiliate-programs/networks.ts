/** A company that runs affiliate programs for many retailers. */
export interface AffiliateNetwork {
  readonly name: string
  /**
   * The template of a link that earns. `{url}` is the target, `{encodedUrl}` the target
   * percent-encoded. The IDs come from the owner's account.
   */
  readonly deepLink: string
  readonly signUpUrl: string
}

/** The affiliate networks of bookstores. */
export const affiliateNetworks = {
  awin: {
    name: 'Awin',
    deepLink:
      'https://www.awin1.com/cread.php?awinmid={merchantId}&awinaffid={publisherId}&clickref={subId}&ued={encodedUrl}',
    signUpUrl: 'https://www.awin.com/',
  },
  cj: {
    name: 'CJ',
    deepLink: 'https://www.anrdoezrs.net/links/{publisherId}/type/dlg/sid/{subId}/{url}',
    signUpUrl: 'https://www.cj.com/',
  },
  rakuten: {
    name: 'Rakuten Advertising',
    deepLink:
      'https://click.linksynergy.com/deeplink?id={publisherId}&mid={merchantId}&murl={encodedUrl}&u1={subId}',
    signUpUrl: 'https://rakutenadvertising.com/',
  },
  impact: {
    name: 'Impact',
    deepLink: 'https://{brandHost}/c/{partnerId}/{adId}/{campaignId}?u={encodedUrl}&subId1={subId}',
    signUpUrl: 'https://impact.com/',
  },
  partnerize: {
    name: 'Partnerize',
    deepLink: 'https://prf.hn/click/camref:{camref}/pubref:{subId}/destination:{encodedUrl}',
    signUpUrl: 'https://partnerize.com/',
  },
  tradedoubler: {
    name: 'Tradedoubler',
    deepLink: 'https://clk.tradedoubler.com/click?p={programId}&a={siteId}&url={encodedUrl}',
    signUpUrl: 'https://www.tradedoubler.com/',
  },
} as const satisfies Record<string, AffiliateNetwork>

export type NetworkCode = keyof typeof affiliateNetworks
