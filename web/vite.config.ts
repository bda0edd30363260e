import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { articlesPlugin } from './build/articles/articles-plugin.ts'
import { chunkCyclesPlugin } from './build/chunk-cycles.ts'
import { compressPlugin } from './build/compress-plugin.ts'
import { firstPaintPlugin } from './build/first-paint-plugin.ts'
import { serviceWorkerPlugin } from './build/offline/service-worker-plugin.ts'
import { pagePathsPlugin } from './build/page-paths-plugin.ts'
import { prerenderPlugin } from './build/prerender/prerender-plugin.ts'

const server = process.env.EVERYSHELF_SERVER ?? 'http://localhost:3000'
const proxy = Object.fromEntries(
  ['/api', '/redirect', '/go', '/out', '/book', '/covers', '/analytics/clicks.csv', '/mail'].map(
    (path) => [path, { target: server }],
  ),
)

// Few requests: what every page needs in one piece and the rest of the home page in another, as the
// budget wants it; icons and parts that several other pages show in one more, and the admin area in
// its own. `chunkCyclesPlugin` refuses pieces that import each other.
const chunkGroups = [
  {
    name: 'app',
    test: /node_modules\/(react|react-dom|scheduler|react-router|lucide-react(?!\/dist\/esm\/icons\/(?!(arrow-right|book-open|chevron-down|ellipsis|house|info|mail|menu|monitor|moon|newspaper|sun|x)\.)))\/|ui\/src\/(illustrations\/(shelves|line)|primitives\/(?!dialog|text-|switch|choice-field|badge|disclosure|list-option)|toast\/(?!toast-area)|brand\/|theme\/|labels\/)|domain\/src\/(messages|plans|affiliate)\/(?!error-code|country-disclosures|affiliate-tag|tag|entitlement|programme)|web\/src\/(lib\/(?!link-settings\/|(use-)?japanese-font|subscription(-store|-watch)?\.|use-billing|format-day|api|asked-to-wait|auth|return-path|sign-out|load-user|to-csv|first-steps|use-is-|style-)|app\/(?!site-notices|admin-page|public-pages)|features\/(consent\/|flags\/|palette\/(use-site|single|book-f)|referrals\/(kept|referral-keeper)|links\/(draft|result-state|take-))|components\/(layout\/(?!mobile)|part-not-fetched|failure-with-retry|route-error|service-tags-only))/,
  },
  {
    name: 'parts',
    test: /lucide-react\/dist\/esm\/icons\/|ui\/src\/primitives\/(text-area|badge|disclosure|list-option)|domain\/src\/(messages\/error-code|affiliate\/(affiliate-tag|tagging-policy))|web\/src\/lib\/use-is-/,
  },
  {
    name: 'admin',
    test: /web\/src\/(routes\/admin|features\/admin\/(?!door|layout))/,
  },
  {
    name: 'toast',
    test: /@radix-ui\/(?!rect\/|react-(dialog|focus-\w+|id|menu|dropdown-menu|popper|arrow|roving-focus|direction|use-size)\/)|toast\/toast-area/,
  },
  {
    name: 'home',
    test: /routes\/(home|not-found)\.|components\/links\/(allowance|use-limit)|ui\/src\/links\/allowance|features\/(welcome|affiliate\/own-tags|links\/(form\/(?!workbench|describe)|link-maker))|ui\/src\/(marketplaces\/flag|illustrations\/(?!shelves|line)|primitives\/text-field)/,
  },
]

// Fonts keep plain names: pages that the server writes itself, without this build, name them too.
const FONT = /\.woff2$|^japanese-font\.css$/
const nameAsset = ({ names }: { readonly names: readonly string[] }) =>
  FONT.test(names[0] ?? '') ? 'fonts/[name][extname]' : 'assets/[name]-[hash][extname]'

// Dialogs and menus bring a package that writes styles into the page, which its policy refuses.
const alias = {
  'react-style-singleton': fileURLToPath(new URL('src/lib/style-singleton.ts', import.meta.url)),
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
    serviceWorkerPlugin(),
    prerenderPlugin(),
    compressPlugin(),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', reading: 'src/reading.ts' },
      output: {
        assetFileNames: nameAsset,
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
      },
    },
  },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
})
