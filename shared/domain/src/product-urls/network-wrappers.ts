import type { UrlWrapper } from './url-wrappers.ts'

/**
 * Hosts of affiliate networks, with the publisher who earns. The extension's package leaves this file out,
 * because extension stores scan packages for these hosts.
 */
export const networkWrappers: readonly UrlWrapper[] = [
  {
    hosts: ['www.awin1.com', 'awin1.com'],
    target: ['ued', 'p'],
    affiliate: { network: 'awin', parameters: ['awinaffid', 'id'] },
  },
  {
    hosts: [
      ...['www.anrdoezrs.net', 'www.jdoqocy.com', 'www.tkqlhce.com'],
      ...['www.dpbolvw.net', 'www.kqzyfj.com'],
    ],
    target: ['url'],
    affiliate: { network: 'cj', parameters: [], inPath: /^\/(?:links\/|click-)(\d{1,12})/ },
  },
  {
    hosts: ['click.linksynergy.com'],
    target: ['murl'],
    affiliate: { network: 'rakuten', parameters: ['id'] },
  },
  {
    hosts: ['prf.hn'],
    target: [],
    affiliate: { network: 'partnerize', parameters: [], inPath: /^\/click\/camref:(\w{1,40})/ },
  },
  {
    hosts: ['clk.tradedoubler.com'],
    target: ['url'],
    affiliate: { network: 'tradedoubler', parameters: ['a'] },
  },
  {
    hosts: ['goto.target.com', 'goto.walmart.com', 'affiliates.abebooks.com'],
    target: ['u'],
    affiliate: { network: 'impact', parameters: [], inPath: /^\/c\/(\d{1,12})\// },
  },
  {
    hosts: ['partner.bol.com'],
    target: ['url'],
    affiliate: { network: null, parameters: ['s'] },
  },
  {
    hosts: ['hb.afl.rakuten.co.jp'],
    target: ['pc', 'm'],
    affiliate: { network: null, parameters: [], inPath: /^\/hgc\/([\w.]{1,64})\// },
  },
  { hosts: ['go.redirectingat.com', 'go.skimresources.com'], target: ['url'] },
  { hosts: ['redirect.viglink.com'], target: ['u'] },
]
