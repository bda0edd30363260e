import type { NetworkCode } from '../affiliate-programs/index.ts'
import { marketplaces } from '../marketplaces/index.ts'
import { networkWrappers } from './network-wrappers.ts'
import { decodeQueryText } from './url-parts.ts'

/** Hosts that put their own address around another one, to count clicks, to warn, or to credit a publisher. */
export interface UrlWrapper {
  /** `*.` stands for any subdomain, `.*` at the end for the domain of any country. */
  readonly hosts: readonly string[]
  readonly onPath?: RegExp
  /** The parameters that may hold the target, in lower case. Without one, the path holds it. */
  readonly target: readonly string[]
  /** Decodes a parameter once more. */
  readonly decode?: (value: string) => string
  /** The target is a path on the same host. */
  readonly isOwnPath?: boolean
  /** The affiliate network that redirects, and where its URL names the publisher who earns. */
  readonly affiliate?: {
    /** Null for a retailer that runs such a host itself. */
    readonly network: NetworkCode | null
    readonly parameters: readonly string[]
    readonly inPath?: RegExp
  }
}

const amazonHosts = marketplaces.flatMap(({ domain }) => [domain, `www.${domain}`])

/** Proofpoint writes `-3A` for `%3A` and `_` for a slash. */
function decodeProofpoint(value: string): string {
  return decodeQueryText(value.replaceAll('-', '%').replaceAll('_', '/'))
}

/** A text to share contains the URL among other words. */
function findUrl(text: string): string {
  return /https?:\/\/\S+/i.exec(text)?.[0] ?? text
}

/** Amazon's mails, its ads in search results, and its links of the years around 2005. */
const amazon: readonly UrlWrapper[] = [
  { hosts: amazonHosts, onPath: /^\/gp\/[rf]\.html/, target: ['u'] },
  { hosts: ['*.amazon.com', '*.amazon-adsystem.com'], onPath: /^\/x\/c\//, target: [] },
  { hosts: amazonHosts, onPath: /^\/gp\/redirect\.html/, target: ['location'] },
  {
    hosts: amazonHosts,
    onPath: /^\/(?:sspa\/click|gp\/slredirect\/)/,
    target: ['url'],
    isOwnPath: true,
  },
  {
    hosts: amazonHosts,
    onPath: /^\/exec\/obidos\/redirect/,
    target: ['path'],
    isOwnPath: true,
  },
]

const searches: readonly UrlWrapper[] = [
  { hosts: ['google.*', 'www.google.*'], target: ['url', 'q', 'adurl', 'imgrefurl'] },
  { hosts: ['www.googleadservices.com', 'googleads.g.doubleclick.net'], target: ['adurl'] },
  { hosts: ['translate.google.com'], target: ['u'] },
  { hosts: ['bing.com', 'www.bing.com'], target: ['u', 'r'] },
  { hosts: ['duckduckgo.com'], target: ['uddg'] },
  { hosts: ['r.search.yahoo.com'], target: [] },
  { hosts: ['web.archive.org'], target: [] },
]

const networksOfPeople: readonly UrlWrapper[] = [
  { hosts: ['facebook.com', '*.facebook.com'], target: ['u'] },
  { hosts: ['l.messenger.com', 'l.wl.co'], target: ['u'] },
  { hosts: ['l.instagram.com', 'instagram.com', 'www.instagram.com'], target: ['u'] },
  { hosts: ['l.threads.net', 'l.threads.com'], target: ['u'] },
  { hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com'], target: ['q'] },
  { hosts: ['twitter.com', 'x.com'], target: ['url', 'text'], decode: findUrl },
  {
    hosts: ['wa.me', 'api.whatsapp.com', 'web.whatsapp.com', 'bsky.app'],
    target: ['text'],
    decode: findUrl,
  },
  { hosts: ['linkedin.com', 'www.linkedin.com'], target: ['url'] },
  { hosts: ['out.reddit.com', 'www.reddit.com'], target: ['url'] },
  { hosts: ['pinterest.com', '*.pinterest.com'], target: ['url'] },
  { hosts: ['www.tiktok.com', 'tiktok.com'], target: ['target'] },
  { hosts: ['t.umblr.com'], target: ['z'] },
  { hosts: ['vk.com', 'm.vk.com', 'away.vk.com'], target: ['to'] },
  { hosts: ['slack-redir.net'], target: ['url'] },
  { hosts: ['steamcommunity.com'], target: ['u', 'url'] },
  { hosts: ['t.me', 'exit.sc', 'gate.sc', 'getpocket.com'], target: ['url'] },
  { hosts: ['link.zhihu.com'], target: ['target'] },
  { hosts: ['www.douban.com'], target: ['url'] },
  { hosts: ['href.li', 'www.deviantart.com'], target: [] },
  { hosts: ['medium.com', 'disq.us'], target: ['url'] },
]

/** Programs for mail that check links or count clicks. The address of other newsletter tools hides its target. */
const mails: readonly UrlWrapper[] = [
  { hosts: ['*.safelinks.protection.outlook.com'], target: ['url'] },
  { hosts: ['statics.teams.cdn.office.net', 'statics.teams.microsoft.com'], target: ['url'] },
  { hosts: ['urldefense.proofpoint.com'], target: ['u'], decode: decodeProofpoint },
  { hosts: ['urldefense.com', 'urldefense.us'], target: [] },
  { hosts: ['deref-gmx.net', 'deref-web.de', 'deref-mail.com'], target: ['redirecturl'] },
  { hosts: ['linkprotect.cudasvc.com'], target: ['a'] },
  { hosts: ['secure-web.cisco.com'], target: [] },
  { hosts: ['*.convertkit-mail.com', '*.convertkit-mail2.com'], target: [] },
  { hosts: ['*.convertkit-mail3.com', '*.convertkit-mail4.com', '*.kit-mail3.com'], target: [] },
  { hosts: ['*.mjt.lu', '*.pstmrk.it', '*.awstrack.me'], target: [] },
  { hosts: ['substack.com', '*.substack.com', 'mandrillapp.com'], target: [] },
  { hosts: ['*.customeriomail.com', '*.dripemail2.com', '*.mlsend.com'], target: [] },
]

/** One table of all hosts, for the field, the testers, imports and the extension. */
const wrappers = [...networkWrappers, ...amazon, ...searches, ...networksOfPeople, ...mails]

const byHost = new Map<string, UrlWrapper[]>()
for (const wrapper of wrappers) {
  for (const host of wrapper.hosts) byHost.set(host, [...(byHost.get(host) ?? []), wrapper])
}

/** `google.co.uk`, `google.de`: the domains of a country. */
const COUNTRY_DOMAIN = /\.(?:com|co|[a-z]{2}|com?\.[a-z]{2})$/

/**
 * Finds the rows of the table for a lowercase host: for the host itself, for its domain, or for its
 * name under any country domain (`google.*`). Empty for a host that wraps nothing.
 *
 * @example findUrlWrappers('www.google.co.uk').length // 1
 */
export function findUrlWrappers(host: string): readonly UrlWrapper[] {
  const domain = host.slice(host.indexOf('.') + 1)
  const parent = domain.slice(domain.indexOf('.') + 1)
  const names = [host, `*.${domain}`, `*.${parent}`, host.replace(COUNTRY_DOMAIN, '.*')]
  for (const name of names) {
    const found = byHost.get(name)
    if (found) return found
  }
  // A tracking host can have more than two labels: x1.r.us-east-1.awstrack.me
  const end = host.split('.').slice(-2).join('.')
  return byHost.get(`*.${end}`) ?? []
}
