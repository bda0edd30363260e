/** What kind of machine a user agent names itself as. */
export type BotKind = 'preview-bot' | 'crawler' | 'automation'

/**
 * Fetchers that look at a link when a person posts, mails or pastes it; by the names their makers
 * publish. Apps that open pages for people (`Instagram`, `FBAV`, `[Pinterest/iOS]`) are not here.
 */
const previewBots = [
  'bingpreview',
  'bitrix link preview',
  'bluesky cardyb',
  'blueskypreviewbot',
  'bufferbot',
  'bufferlinkpreviewbot',
  'discordbot',
  'embedly',
  'facebookcatalog',
  'facebookexternalhit',
  'facebot',
  'flipboardproxy',
  'google-safety',
  'googleimageproxy',
  'iframely',
  'kakaotalk-scrap',
  'linkedinbot',
  'line-poker',
  'mastodon/',
  'meta-externalfetcher',
  'microsoftpreview',
  'nextcloud server crawler',
  'pinterest/0.',
  'pinterestbot',
  'quora link preview',
  'redditbot',
  'skypeuripreview',
  'slack-imgproxy',
  'slackbot',
  'snap url preview',
  'snapchatads',
  'snapurlpreview',
  'summalybot',
  'synapse (bot',
  'telegrambot',
  'twitterbot',
  'vkshare',
  'whatsapp/',
  'yahoomailproxy',
  'yahoo link preview',
] as const

/** Search engines, archives, collectors for language models. */
const crawlers = [
  'adsbot-google',
  'ahrefsbot',
  'amazonbot',
  'anthropic-ai',
  'applebot',
  'archive.org_bot',
  'baiduspider',
  'bingbot',
  'bytespider',
  'ccbot',
  'chatgpt-user',
  'claude-user',
  'claude-searchbot',
  'claudebot',
  'dataforseobot',
  'dotbot',
  'duckassistbot',
  'duckduckbot',
  'google-inspectiontool',
  'googlebot',
  'googleother',
  'gptbot',
  'ia_archiver',
  'mediapartners-google',
  'meta-externalagent',
  'mj12bot',
  'oai-searchbot',
  'perplexitybot',
  'perplexity-user',
  'petalbot',
  'qwantbot',
  'screaming frog',
  'semrushbot',
  'seznambot',
  'sogou web spider',
  'yahoo! slurp',
  'yandex.com/bots',
] as const

/** Mail gateways that open every link of a message before the person does. */
const mailScanners = [
  'barracuda',
  'cloudmark',
  'fortiguard',
  'kaspersky lab',
  'mimecast',
  'ms-office',
  'proofpoint',
  'safelinks',
  'trendmicro',
] as const

/** Those who ask again and again whether a page is still there. */
const monitors = [
  'amazon-route53-health-check',
  'better uptime bot',
  'betteruptimebot',
  'datadogsynthetics',
  'freshpingbot',
  'hetrixtools',
  'newrelicsynthetics',
  'pingdom',
  'sentryuptimebot',
  'site24x7',
  'stackdrivermonitoring',
  'statuscake',
  'uptime-kuma',
  'uptimerobot',
  'w3c_validator',
] as const

/** Programs, and browsers that a program holds the reins of. */
const automations = [
  'ahc/',
  'aiohttp',
  'apache-httpclient',
  'apachebench',
  'axios/',
  'chrome-lighthouse',
  'curl/',
  'cypress',
  'go-http-client',
  'faraday v',
  'got (',
  'guzzlehttp',
  'headlesschrome',
  'httpie',
  'insomnia/',
  'java-http-client',
  'java/',
  'https://k6.io',
  'libwww-perl',
  'node-fetch',
  'node.js',
  'okhttp/',
  'phantomjs',
  'php/',
  'playwright',
  'postmanruntime',
  'powershell/',
  'puppeteer',
  'python-',
  'python/',
  'rest-client/',
  'scrapy',
  'selenium',
  'slimerjs',
  'undici',
  'wget/',
] as const

const names: readonly (readonly [string, BotKind])[] = [
  ...previewBots.map((name) => [name, 'preview-bot'] as const),
  ...crawlers.map((name) => [name, 'crawler'] as const),
  ...[...mailScanners, ...monitors, ...automations].map((name) => [name, 'automation'] as const),
]

/** Too short to be looked for in longer ones. */
const wholeNames = new Map<string, BotKind>([
  ['ruby', 'automation'],
  ['viber', 'preview-bot'],
  ['whatsapp', 'preview-bot'],
])

/**
 * The words by which machines without a place on these lists call themselves: a name that ends in
 * "bot", a spider, a crawler, or a link to a page about them. CUBOT is a maker of phones.
 */
const GENERIC_NAME = /(?<!\bcu)bot\b|spider|crawl|\+https?:/

/**
 * What machine a user agent says it is; null for a browser or an app. Every browser sends a user
 * agent, so none at all is a program.
 *
 * @example findBotKind('facebookexternalhit/1.1') // 'preview-bot'
 */
export function findBotKind(userAgent: string | undefined): BotKind | null {
  const text = userAgent?.slice(0, 1000).toLowerCase().trim()
  if (!text) return 'automation'
  const named = wholeNames.get(text) ?? names.find(([name]) => text.includes(name))?.[1]
  return named ?? (GENERIC_NAME.test(text) ? 'crawler' : null)
}
