import type { ImportTarget } from './import-target.ts'
import { findPackage, isTestFile, type PackageFolder } from './source-tree.ts'

/** One sentence of docs/architecture.md about who may import what. */
export interface ImportRule {
  readonly sentence: string
  readonly isBrokenBy: (path: string, target: ImportTarget) => boolean
}

/** The folders of the domain; each may import those before it. */
export const domainFolders = [
  'format',
  'limits',
  'messages',
  'countries',
  'identifiers',
  'marketplaces',
  'retailers',
  'affiliate-programs',
  'product-urls',
  'books',
  'affiliate',
  'routing',
  'links',
  'author-pages',
  'series',
  'back-matter',
  'clicks',
  'csv',
  'earnings',
  'moving',
  'plans',
  'devices',
  'api-keys',
  'webhooks',
  'own-domains',
  'schemas',
  'product-facts',
]

/** The folders of the extension; each may import those before it. */
export const extensionFolders = [
  'messages',
  'product-page',
  'book',
  'storage',
  'browser-features',
  'api',
  'account',
  'toolbar-icon',
  'menu',
  'save-queue',
  'omnibox',
  'pages',
  'popup',
  'panel',
  'options',
  'welcome',
  'entrypoints',
]

/** Which workspace packages a package may use, and of which it may use types alone. */
const workspace: Record<PackageFolder, { values: readonly string[]; types: readonly string[] }> = {
  'shared/domain': { values: [], types: [] },
  'shared/client': { values: ['domain'], types: ['server'] },
  'shared/ui': { values: ['domain'], types: [] },
  server: { values: ['domain'], types: [] },
  web: { values: ['domain', 'client', 'ui'], types: ['server'] },
  extension: { values: ['domain', 'client', 'ui'], types: ['server'] },
  'integrations/client': { values: ['domain'], types: [] },
  e2e: { values: ['domain', 'client'], types: ['server'] },
  bench: { values: ['domain', 'server', 'extension'], types: [] },
}

const inFolder = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const inServer = inFolder('server/src')
const inDomain = inFolder('shared/domain/src')
const inCsv = inFolder('shared/domain/src/csv')
const inRedirect = inFolder('server/src/features/redirect')
/** They connect redirects with the rest of the server. */
const isRedirectWiring = (path: string) => /\/redirect(?:\.feature|-stores)\.ts$/.test(path)
const inWeb = inFolder('web/src')
const inProductPage = inFolder('extension/src/product-page')

function reaches(target: ImportTarget, pattern: RegExp): boolean {
  return target.path !== null && pattern.test(target.path)
}

/** The first folder below `base`: `links` for `server/src/features/links/links.router.ts`. */
function folderBelow(base: string, path: string | null): string | undefined {
  if (!path?.startsWith(`${base}/`)) return undefined
  const [folder, ...rest] = path.slice(base.length + 1).split('/')
  return rest.length > 0 ? folder : undefined
}

/** A folder imports only folders that come before it. */
function inOrder(name: string, base: string, folders: readonly string[]): ImportRule {
  return {
    sentence: `a folder of ${name} imports only folders that come before it`,
    isBrokenBy: (path, target) => {
      const own = folderBelow(base, path)
      const other = folderBelow(base, target.path)
      if (!own || !other || own === other || isTestFile(path)) return false
      return folders.indexOf(other) >= folders.indexOf(own)
    },
  }
}

/** A package that only the server files matching `allowed` may import. */
function serverOnlyIn(packageName: RegExp, allowed: RegExp, sentence: string): ImportRule {
  return {
    sentence,
    isBrokenBy: (path, target) =>
      inServer(path) &&
      !isTestFile(path) &&
      target.packageName !== null &&
      packageName.test(target.packageName) &&
      !allowed.test(path),
  }
}

export const importRules: readonly ImportRule[] = [
  {
    sentence:
      'a relative import stays within its package, but for fakes of the server and fixtures of stories',
    isBrokenBy: (path, target) =>
      target.path !== null &&
      findPackage(target.path) !== findPackage(path) &&
      !(/^(e2e|bench)\//.test(path) && reaches(target, /^server\/src\/testing\//)) &&
      !(/^bench\//.test(path) && reaches(target, /^e2e\/(fixtures|scripts)\//)),
  },
  {
    sentence: 'packages import each other in one direction',
    isBrokenBy: (path, { packageName, isTypeOnly }) => {
      const [, name] = packageName?.match(/^@everyshelf\/(.+)$/) ?? []
      const folder = findPackage(path)
      if (!name || !folder) return false
      const { values, types } = workspace[folder]
      // The website's build draws preview images with the server's own code.
      if (path === 'web/build/prerender/draw-preview-image.ts' && name === 'server') return false
      return !(values.includes(name) || (isTypeOnly && types.includes(name)))
    },
  },
  {
    sentence: 'the domain is pure: no Node, and of packages only zod, isbn3 and, in csv, papaparse',
    isBrokenBy: (path, { isNode, packageName }) => {
      if (!inDomain(path) || isTestFile(path)) return false
      const allowed = inCsv(path) ? ['papaparse'] : ['zod', 'isbn3']
      return isNode || (packageName !== null && !allowed.includes(packageName))
    },
  },
  inOrder('the domain', 'shared/domain/src', domainFolders),
  inOrder('the extension', 'extension/src', extensionFolders),
  serverOnlyIn(
    /^kysely$/,
    /\.repo\.ts$|(?:\/|\.)schema\.ts$|^server\/src\/db\//,
    'only repos, schemas and db/ know the query builder',
  ),
  serverOnlyIn(
    /^@trpc\//,
    /\.router\.ts$|^server\/src\/(trpc|api\/trpc)\//,
    'only routers, trpc/ and api/trpc/ know tRPC',
  ),
  serverOnlyIn(
    /^express$/,
    /\.route\.ts$|^server\/src\/(http|api)\//,
    'only routes, http/ and api/ know Express',
  ),
  serverOnlyIn(
    /^stripe$/,
    /^server\/src\/features\/subscription\//,
    'only features/subscription knows Stripe',
  ),
  {
    sentence:
      'a feature of the server imports only types of another feature, except that analytics reads clicks',
    isBrokenBy: (path, target) => {
      const own = folderBelow('server/src/features', path)
      const other = folderBelow('server/src/features', target.path)
      if (!own || !other || own === other || isTestFile(path) || target.isTypeOnly) return false
      // The redirect has its own rule, which lets it into clicks.
      return own !== 'redirect' && !(own === 'analytics' && other === 'clicks')
    },
  },
  {
    sentence:
      'the redirect uses db, memory, clicks, the client address, the limit of bodies and the page of broken links; only its wiring uses more of the server',
    isBrokenBy: (path, target) =>
      inRedirect(path) &&
      !isRedirectWiring(path) &&
      !isTestFile(path) &&
      target.path !== null &&
      !target.isTypeOnly &&
      !reaches(
        target,
        /^server\/src\/(db\/|memory\/|features\/(redirect|clicks)\/|http\/(geo\/client-address|limits\/limited-body|plain-pages\/link-page)\.ts$)/,
      ),
  },
  {
    sentence: 'app.ts alone imports the api of the server, which is above the features',
    isBrokenBy: (path, target) =>
      inServer(path) &&
      path !== 'server/src/app.ts' &&
      !path.startsWith('server/src/api/') &&
      !isTestFile(path) &&
      reaches(target, /^server\/src\/api\//),
  },
  {
    sentence:
      'the database, the web server, jobs, outgoing requests, and configuration import no feature and no api',
    isBrokenBy: (path, target) =>
      /^server\/src\/(db|http|jobs|outbound|config)\//.test(path) &&
      !isTestFile(path) &&
      reaches(target, /^server\/src\/(features|api)\//),
  },
  {
    sentence: 'the product never imports what is for tests',
    isBrokenBy: (path, target) =>
      !isTestFile(path) && reaches(target, /\/testing\/|\.test\.tsx?$/) && !/^bench\//.test(path),
  },
  {
    sentence: 'a feature of the web app imports no other feature, no route and no wiring',
    isBrokenBy: (path, target) => {
      const own = folderBelow('web/src/features', path)
      const other = folderBelow('web/src/features', target.path)
      if (!own) return false
      return (
        (other !== undefined && other !== own) || reaches(target, /^web\/src\/(routes\/|app\/)/)
      )
    },
  },
  {
    sentence: 'components and lib of the web app import no feature, route or wiring',
    isBrokenBy: (path, target) =>
      inWeb(path) &&
      /^web\/src\/(components|lib)\//.test(path) &&
      reaches(target, /^web\/src\/(features\/|routes\/|app\/)/),
  },
  {
    sentence: 'product-page of the extension takes a Document and knows the domain alone',
    isBrokenBy: (path, target) =>
      inProductPage(path) &&
      !isTestFile(path) &&
      (target.isNode ||
        (target.packageName !== null && target.packageName !== '@everyshelf/domain') ||
        (target.path !== null && !inProductPage(target.path))),
  },
]
