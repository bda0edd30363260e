/** What kind of program a user agent names. */
export type BotKind = 'preview-bot' | 'crawler' | 'automation'

/**
 * Fetchers that load a link when a person posts, mails or pastes it, by the names that their makers
 * publish. Browsers inside apps (`Instagram`, `FBAV`, `[Pinterest/iOS]`) are not in this list:
 * people use them.
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
  'yahoomailproxy',
  'yahoo link preview',
] as const

/** Search engines, archives, and crawlers that collect text for language models. */
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

/** Mail gateways that open every link of a message before its recipient does. */
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

/** Services that check at short intervals whether a page is up. */
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

/** HTTP libraries, command-line tools, and browsers that a program controls. */
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

/** Too short to search for inside a longer user agent, so the whole user agent must match. */
const wholeNames = new Map<string, BotKind>([
  ['ruby', 'automation'],
  ['viber', 'preview-bot'],
])

/** An app that loads a link for its preview names itself alone. Its browser, in which people read, comes first. */
const PREVIEWING_APP = /^whatsapp(?:\/|$)/

/**
 * How bots that are not in these lists name themselves: a name ending in "bot", "spider", "crawl",
 * or a link to a page about the bot. CUBOT makes phones.
 */
const GENERIC_NAME = /(?<!\bcu)bot\b|spider|crawl|\+https?:/

/**
 * Finds out what kind of bot sent a user agent; null for a browser or an app. A missing or empty
 * user agent is a program, because every browser sends one.
 *
 * @example findBotKind('facebookexternalhit/1.1') // 'preview-bot'
 */
export function findBotKind(userAgent: string | undefined): BotKind | null {
  const text = userAgent?.slice(0, 1000).toLowerCase().trim()
  if (!text) return 'automation'
  if (PREVIEWING_APP.test(text)) return 'preview-bot'
  const named = wholeNames.get(text) ?? names.find(([name]) => text.includes(name))?.[1]
  return named ?? (GENERIC_NAME.test(text) ? 'crawler' : null)
}
