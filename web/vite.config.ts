import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { articlesPlugin } from './build/articles/articles-plugin.ts'
import { chunkCyclesPlugin } from './build/chunk-cycles.ts'
import { clientPackagePlugin } from './build/client-package-plugin.ts'
import { compressPlugin } from './build/compress-plugin.ts'
import { firstPaintPlugin } from './build/first-paint-plugin.ts'
import { homeChunksPlugin } from './build/home-chunks.ts'
import { importAgainPlugin } from './build/import-again.ts'
import { serviceWorkerPlugin } from './build/offline/service-worker-plugin.ts'
import { pagePathsPlugin } from './build/page-paths-plugin.ts'
import { prerenderPlugin } from './build/prerender/prerender-plugin.ts'

const server = process.env.EVERYSHELF_SERVER ?? 'http://localhost:3000'
const proxy = Object.fromEntries(
  [
    '/api',
    '/mcp',
    '/redirect',
    '/go',
    '/out',
    '/next',
    '/book',
    '/series',
    '/embed',
    '/oembed',
    '/og',
    '/covers',
    '/analytics/clicks.csv',
    '/mail',
  ].map((path) => [path, { target: server }]),
)

// Few requests, within the budget of the first page: one chunk for what every page needs, one for the
// rest of the home page, one for the message catalog, icons, and components that several other pages
// share, and one for the admin area. `chunkCyclesPlugin` rejects chunks that import each other.
const chunkGroups = [
  {
    name: 'app',
    test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|lucide-react(?!\/dist\/esm\/icons\/(?!(arrow-right|book-open|chevron-down|ellipsis|house|info|mail|menu|monitor|moon|newspaper|sun|x)\.)))\/|ui\/src\/(illustrations\/(shelves|line)|primitives\/(?!dialog|text-|switch|choice-field|badge|disclosure|list-option)|toast\/(?!toast-area|describe-toast)|brand\/|theme\/|labels\/(?!message|current-messages|hint|describe-failure))|domain\/src\/((plans|limits)\/(?!entitlement)|messages\/(loading-|domain-|fill\.)|affiliate\/disclosure\.)|web\/src\/(lib\/(paths\.|account\/cached-links|connection\/|consent\/|content-security\/no-eval|lazy-loading\/|page\/|session\/(?!sign-out)|subscription\/subscription-watcher)|app\/(?!site-notices|disk-full-notice|admin-page|public-pages|workspace\/workspace-)|features\/(consent\/|url-parameters\/(?!announce-payment)|palette\/(use-site|single|book-f)|referrals\/(referral-storage|referral-capture)|link-generator\/(result-state|read-submitted))|components\/(book-field\/draft|layout\/(?!mobile|workspace-entries|use-current|use-is-narrow|collapsible)|component-load-error|failure-with-retry|route-error|affiliate-sentences))/,
  },
  {
    name: 'shared',
    test: /lucide-react\/dist\/esm\/icons\/|ui\/src\/primitives\/(text-area|badge|disclosure|list-option|choice-field)|ui\/src\/(labels\/(message|current-messages|hint|describe-failure)|links\/(allowance|copy-|use-copy)|books\/(book-cover|book-heading))|domain\/src\/(format|countries|identifiers)\/(?!.*registry|isbn-(format|ranges))|domain\/src\/(messages\/(?!loading-|domain-|fill\.)|affiliate\/affiliate-tag)|web\/src\/components\/(links\/allowance|layout\/(use-is-narrow|collapsible)|back-link)/,
  },
  {
    name: 'admin',
    test: /domain\/src\/schemas\/admin|web\/src\/(routes\/admin|app\/admin-page|features\/admin\/(?!two-factor-gate|layout))/,
  },
  {
    name: 'toast',
    test: /@radix-ui\/(?!rect\/|react-(dialog|focus-\w+|id|menu|dropdown-menu|popper|arrow|roving-focus|direction|use-size)\/)|toast\/(toast-area|describe-toast)/,
  },
  {
    name: 'book-field',
    test: /components\/(book-field\/(use-|several-books)|links\/use-li)|ui\/src\/(book-search\/use-book-search|primitives\/text-field)/,
  },
  {
    name: 'home',
    test: /routes\/(home|not-found)\.|features\/(welcome|affiliate\/own-tags|link-generator\/(form\/|link-maker))|ui\/src\/(marketplaces\/flag|illustrations\/(?!shelves|line))/,
  },
]

// Fonts keep names without a hash, because pages rendered by the server link to them too.
const FONT = /\.woff2$|^japanese-font\.css$/
const nameAsset = ({ names }: { readonly names: readonly string[] }) =>
  FONT.test(names[0] ?? '') ? 'fonts/[name][extname]' : 'assets/[name]-[hash][extname]'

// Dialogs and menus use a package that adds style elements, which our content security policy blocks.
const alias = {
  'react-style-singleton': fileURLToPath(
    new URL('src/lib/content-security/style-singleton.ts', import.meta.url),
  ),
}

export default defineConfig({
  resolve: { alias },
  plugins: [
    articlesPlugin(),
    react(),
    tailwindcss(),
    firstPaintPlugin(),
    pagePathsPlugin(),
    chunkCyclesPlugin(),
    homeChunksPlugin(),
    importAgainPlugin(),
    serviceWorkerPlugin(),
    prerenderPlugin(),
    clientPackagePlugin(),
    compressPlugin(),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'article-loader': 'src/article-loader.ts' },
      // tRPC does not say that its modules only define things, so its WebSocket client would stay.
      treeshake: { moduleSideEffects: [{ test: /@trpc.(client|server)/, sideEffects: false }] },
      output: {
        assetFileNames: nameAsset,
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
      },
    },
  },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
})
