/** What kind of machine a user agent names itself as. */
export type BotKind = 'preview-bot' | 'crawler' | 'automation'

/**
 * Fetchers that look at a link when a person posts, mails or pastes it; by the names their makers
 * publish. Apps that open pages for people (`Instagram`, `FBAV`, `[Pinterest/iOS]`) are not here.
 */
const previewBots = [
  'bingpreview',
  'bluesky cardyb',
  'bufferbot',
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
  'redditbot',
  'skypeuripreview',
  'slack-imgproxy',
  'slackbot',
  'snap url preview',
  'snapchatads',
  'summalybot',
  'synapse (bot',
  'telegrambot',
  'twitterbot',
  'vkshare',
  'whatsapp/',
  'yahoomailproxy',
  'yahoo link preview',
] as const

/** Mail gateways that open every link of a message before the person does. */
const mailScanners = [
  'barracuda',
  'cloudmark',
  'fortiguard',
  'mimecast',
  'ms-office',
  'proofpoint',
  'safelinks',
  'trendmicro',
] as const

/** Search engines, archives, collectors for language models, link checkers. */
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
  'claudebot',
  'dataforseobot',
  'dotbot',
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
  'pingdom',
  'qwantbot',
  'screaming frog',
  'semrushbot',
  'seznambot',
  'sogou web spider',
  'statuscake',
  'uptimerobot',
  'w3c_validator',
  'yandex.com/bots',
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
  'got (',
  'guzzlehttp',
  'headlesschrome',
  'httpie',
  'insomnia/',
  'java-http-client',
  'java/',
  'k6/',
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
  'ruby',
  'scrapy',
  'selenium',
  'slimerjs',
  'undici',
  'wget/',
] as const

const names: readonly (readonly [string, BotKind])[] = [
  ...[...previewBots, ...mailScanners].map((name) => [name, 'preview-bot'] as const),
  ...crawlers.map((name) => [name, 'crawler'] as const),
  ...automations.map((name) => [name, 'automation'] as const),
]

/**
 * What machine a user agent says it is; null for a browser or an app. Every browser sends a user
 * agent, so none at all is a program.
 *
 * @example findBotKind('facebookexternalhit/1.1') // 'preview-bot'
 */
export function findBotKind(userAgent: string | undefined): BotKind | null {
  const text = userAgent?.slice(0, 1000).toLowerCase().trim()
  if (!text) return 'automation'
  return names.find(([name]) => text.includes(name))?.[1] ?? null
}
