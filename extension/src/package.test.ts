import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { tagRules } from '@everyshelf/domain/affiliate'
import { affiliateNetworks, affiliatePrograms } from '@everyshelf/domain/affiliate-programs'
import { networkHosts, readProductUrl } from '@everyshelf/domain/product-urls'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { build } from 'wxt'
import { GECKO } from '../store/ids.ts'
import { readListing } from '../store/read-listing.ts'
import { retailerOrigins } from './toolbar-icon/retailer-sites.ts'

interface Package {
  readonly manifest: Readonly<Record<string, unknown>>
  /** The text of every script and page. */
  readonly sources: ReadonlyMap<string, string>
}

const outDir = mkdtempSync(join(tmpdir(), 'everyshelf-extension-'))

async function buildFor(browser: string): Promise<Package> {
  const root = join(import.meta.dirname, '..')
  await build({ root, outDir, browser, logger: silentLogger })
  const folder = join(outDir, `${browser}-mv3`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.(?:js|html|css)$/.test(file))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    manifest: JSON.parse(read('manifest.json')) as Package['manifest'],
    sources: new Map(sources.map((file) => [file, read(file)])),
  }
}

const nothing = () => {}
const silentLogger = {
  debug: nothing,
  log: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
  success: nothing,
  level: 0,
}

const packages = new Map<string, Package>()

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  // The builder draws its progress, whatever its logger is.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  for (const browser of ['chrome', 'edge', 'firefox', 'safari'])
    packages.set(browser, await buildFor(browser))
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
}, 120_000)
afterAll(() => rmSync(outDir, { recursive: true, force: true }))

function packageFor(browser: string): Package {
  const built = packages.get(browser)
  if (!built) throw new RangeError(`nothing was built for ${browser}`)
  return built
}

describe.each(['chrome', 'firefox'] as const)('the package for %s', (browser) => {
  test('S54 asks for permissions that warn of nothing, for no host and no content script', () => {
    const { manifest } = packageFor(browser)
    expect(manifest.permissions).toEqual([
      'activeTab',
      'scripting',
      'storage',
      'contextMenus',
      'alarms',
      ...(browser === 'chrome' ? ['declarativeContent', 'sidePanel'] : []),
    ])
    for (const key of [
      'host_permissions',
      'content_scripts',
      'web_accessible_resources',
      'externally_connectable',
    ]) {
      expect(manifest, key).not.toHaveProperty(key)
    }
    // Firefox alone asks before an extension may copy without a click.
    expect(manifest.optional_permissions).toEqual(
      browser === 'firefox' ? ['clipboardWrite'] : undefined,
    )
    expect(manifest).toMatchSnapshot()
  })

  test('S54 gives a reason in its store for each permission, and for no other', () => {
    const { manifest } = packageFor(browser)
    const listing = readListing(browser)
    const reasons = [...listing.keys()].flatMap(
      (name) => name.match(/^Permissions \/ (\w+)$/)?.[1] ?? [],
    )
    expect(reasons.toSorted()).toEqual((manifest.permissions as string[]).toSorted())
    const optional = Object.keys(manifest).filter((key) => key.startsWith('optional_'))
    const reasonOf: Readonly<Record<string, string>> = {
      optional_permissions: 'Permissions / Optional: clipboardWrite',
      optional_host_permissions: 'Permissions / Optional: store hosts',
    }
    expect(optional.toSorted()).toEqual(
      browser === 'firefox'
        ? ['optional_host_permissions', 'optional_permissions']
        : ['optional_host_permissions'],
    )
    for (const key of optional) expect(listing.get(reasonOf[key] ?? ''), key).toContain(key)
  })

  test('S54 can ask for the stores of the registry one by one, and nothing wider', () => {
    const origins = packageFor(browser).manifest.optional_host_permissions as string[]
    expect(origins).toEqual(retailerOrigins)
    for (const origin of origins) {
      const [, host = ''] = /^https:\/\/([a-z0-9.-]+)\/\*$/.exec(origin) ?? []
      expect(readProductUrl(`https://${host}/`).kind, origin).toBe('not-a-product')
    }
  })

  test('S54 the script in stores that were turned on reads nothing from the page', () => {
    const { manifest, sources } = packageFor(browser)
    const file = 'page-reporter.js'
    const script = { manifest, sources: new Map([[file, sources.get(file) ?? '']]) }
    expect(findIn(script, /retailer-page-shown/)).toHaveLength(1)
    expect(findIn(script, /\b(?:document|location|title|innerText|querySelector\w*)\b/)).toEqual([])
    expect(findIn(script, /\b(?:fetch|XMLHttpRequest|sendBeacon|\w+Storage)\b/)).toEqual([])
  })

  test("S55 keeps the browser's own content policy and turns no text into code", () => {
    const built = packageFor(browser)
    expect(built.manifest).not.toHaveProperty('content_security_policy')
    expect(findIn(built, /\beval\(|new Function\(|importScripts\(/)).toEqual([])
    expect(findIn(built, /(?:src=|from|import\()\s*["'`]https?:/)).toEqual([])
  })

  test('S60 has no affiliate tag, and no code that could write one', () => {
    // It does read tags, to leave them out: `includes('tag=')` and `/&tag=([\w-]+)/`.
    expect(findIn(packageFor(browser), /\btag=\$\{|\btag=["'`]\s*\+|[?&]tag=[a-z\d]/i)).toEqual([])
  })

  test('S60 has no host, link template or rule of an affiliate program', () => {
    const templates = Object.values(affiliateNetworks).map(({ deepLink }) => deepLink)
    const programs = Object.values(affiliatePrograms).filter((program) => program !== undefined)
    const own = programs.flatMap(({ deepLink }) => deepLink ?? [])
    const rules = tagRules.flatMap(({ says, source }) => [says, source])
    const sources = [...packageFor(browser).sources.values()].join('\n')
    const forbidden = [...networkHosts, ...templates, ...own, ...rules]
    expect(forbidden.filter((text) => sources.includes(text))).toEqual([])
  })

  test('S60 reads pages and does nothing else to them', () => {
    const reader = getReader(packageFor(browser))
    expect(findIn(reader, /querySelector/)).not.toEqual([])
    expect(
      findIn(reader, /\.(?:innerHTML|outerHTML|cookie|append\w*|remove|setAttribute|insert\w+)\b/),
    ).toEqual([])
    expect(findIn(reader, /\b(?:fetch|XMLHttpRequest|sendBeacon|\w+Storage)\b/)).toEqual([])
  })
})

/** The one script that runs inside a store's page. */
function getReader({ manifest, sources }: Package): Package {
  const file = 'page-reader.js'
  return { manifest, sources: new Map([[file, sources.get(file) ?? '']]) }
}

/** Where the package contains the text, with a few characters around it. */
function findIn({ sources }: Package, pattern: RegExp): string[] {
  return [...sources].flatMap(([file, source]) =>
    Array.from(source.matchAll(new RegExp(pattern, `g${pattern.flags}`)), ({ index }) => {
      return `${file}: ${source.slice(Math.max(0, index - 30), index + 40)}`
    }),
  )
}

test("is the same in Edge as in Chrome, and Edge's listing gives the same permissions their reasons", () => {
  const [chrome, edge] = [packageFor('chrome'), packageFor('edge')]
  expect(edge.manifest).toEqual(chrome.manifest)
  expect([...edge.sources.keys()].map(withoutHash).toSorted()).toEqual(
    [...chrome.sources.keys()].map(withoutHash).toSorted(),
  )
  const permissionsOf = (store: 'chrome' | 'edge') =>
    [...readListing(store).keys()].filter((name) => name.startsWith('Permissions / '))
  expect(permissionsOf('edge')).toEqual(permissionsOf('chrome'))
})

/** The builder puts a hash of the content into names, and the browser's name is part of it. */
function withoutHash(file: string): string {
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
}

test('declares for Safari only what Safari has', () => {
  const { manifest } = packageFor('safari')
  const { optional_host_permissions: hosts, ...rest } = manifest
  expect(hosts).toEqual(retailerOrigins)
  expect(rest).toMatchObject({
    manifest_version: 3,
    permissions: ['activeTab', 'scripting', 'storage', 'contextMenus', 'alarms'],
    action: { default_popup: 'popup.html', default_title: '__MSG_buttonTitle__' },
    background: { service_worker: 'background.js', type: 'module' },
    browser_specific_settings: { safari: { strict_min_version: '17.5' } },
    options_ui: { page: 'options.html' },
  })
  for (const key of ['key', 'minimum_chrome_version', 'omnibox', 'side_panel', 'sidebar_action']) {
    expect(manifest, key).not.toHaveProperty(key)
  }
})

test('has one id in Chrome, wherever its folder lies', () => {
  const { manifest } = packageFor('chrome')
  const hash = createHash('sha256').update(Buffer.from(String(manifest.key), 'base64'))
  const letters = [...hash.digest('hex').slice(0, 32)].map((digit) => {
    return String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 16))
  })
  expect(letters.join('')).toBe('lfpappdfhppmoipjncjcffllipkaianb')
})

test('S59 tells Firefox what leaves the browser', () => {
  const { manifest } = packageFor('firefox')
  expect(manifest.browser_specific_settings).toEqual({
    gecko: {
      id: 'extension@everyshelf.example',
      strict_min_version: '140.0',
      data_collection_permissions: {
        required: ['browsingActivity', 'websiteContent'],
        optional: ['searchTerms', 'authenticationInfo'],
      },
    },
    gecko_android: { strict_min_version: '142.0' },
  })
  // Each kind has its reason in the listing, and no kind is declared or explained that is not used.
  const { required = [], optional = [] } = GECKO.gecko?.data_collection_permissions ?? {}
  const declared = [...required, ...optional]
  const explained = readListing('firefox').get('Data use') ?? ''
  expect(Array.from(explained.matchAll(/^- `(\w+)`: /gm), ([, kind]) => kind)).toEqual(declared)
})

test('S55 is without fault to the linter of Firefox add-ons', async () => {
  const { errors, warnings } = await lintForFirefox()
  expect(errors).toEqual([])
  // Two lines of React's own, which our code does not reach: no `dangerouslySetInnerHTML` here.
  expect(warnings.map(({ code, file }) => `${code} ${file.replace(/-[\w-]{8}\.js$/, '')}`)).toEqual(
    ['UNSAFE_VAR_ASSIGNMENT chunks/react', 'UNSAFE_VAR_ASSIGNMENT chunks/react'],
  )
}, 60_000)

interface LintReport {
  readonly errors: readonly unknown[]
  readonly warnings: readonly { readonly code: string; readonly file: string }[]
}

async function lintForFirefox(): Promise<LintReport> {
  const tool = fileURLToPath(new URL('bin/web-ext.js', import.meta.resolve('web-ext')))
  const folder = join(outDir, 'firefox-mv3')
  const args = [tool, 'lint', '--source-dir', folder, '--output', 'json', '--no-config-discovery']
  const { stdout } = await promisify(execFile)(process.execPath, args).catch(
    // It ends with 1 when it has found something, and has said what.
    (failure: { readonly stdout: string }) => failure,
  )
  return JSON.parse(stdout) as LintReport
}
