import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'wxt'
import { languages, localeFile } from './src/messages/catalog.ts'
import { icons } from './src/toolbar-icon/icons.ts'
import { retailerOrigins } from './src/toolbar-icon/retailer-sites.ts'
import { CHROME_KEY, GECKO, OLDEST_CHROME, SAFARI } from './store/ids.ts'
import { readServerUrl } from './store/server-url.ts'
import { excludedFromSources, sourceFiles } from './store/sources.ts'

/** Repeats the name in `src/browser-features/commands.ts`, which can only be imported in a browser. */
const COPY_COMMAND = 'copy-global-link'

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Vite loads the files that a dynamic import needs ahead of time. In a package they are all at hand. */
const plainImports = {
  name: 'everyshelf-plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null,
}

export default defineConfig({
  srcDir: 'src',
  publicDir: 'public',
  imports: false,
  modules: ['@wxt-dev/module-react'],
  manifestVersion: 3,
  targetBrowsers: ['chrome', 'edge', 'firefox', 'safari'],
  hooks: {
    // `imports: false` alone still adds imports to workspace files that have a `storage` of their own.
    'config:resolved': (wxt) => {
      Object.assign(wxt.config.imports, { autoImport: false })
    },
    // WXT would use the popup page's title, which is not translated.
    'build:manifestGenerated': ({ config }, manifest) => {
      if (manifest.action) manifest.action.default_title = '__MSG_buttonTitle__'
      // Safari has no side panel; WXT declares one for every browser but Firefox.
      if (config.browser === 'safari') {
        Reflect.deleteProperty(manifest, 'side_panel')
        manifest.permissions = manifest.permissions?.filter((name) => name !== 'sidePanel')
      }
    },
    'build:publicAssets': (_wxt, files) => {
      for (const { path, contents } of languages.map(localeFile)) {
        files.push({ relativeDest: `_locales/${path}`, contents })
      }
    },
  },
  // WXT's default is 3000, the server's port.
  dev: { server: { port: 3010 } },
  vite: () => ({
    plugins: [tailwindcss(), plainImports],
    define: {
      'import.meta.env.EXTENSION_SERVER_URL': JSON.stringify(
        readServerUrl(process.env.EXTENSION_SERVER_URL),
      ),
    },
    resolve: {
      alias: [
        // Shared components also take their texts from `_locales`, instead of their built-in English.
        {
          find: /^\.\/current-(?:translation|messages)\.ts$/,
          replacement: pathOf('src/messages/shared-translation.ts'),
        },
        {
          find: './network-wrappers.ts',
          replacement: pathOf('src/product-page/no-network-wrappers.ts'),
        },
      ],
    },
    build: {
      modulePreload: false,
      rolldownOptions: {
        // tRPC does not say that its modules only define things, so its WebSocket client would stay.
        // Radix names its functions by calls, which would keep those that nothing uses.
        treeshake: {
          moduleSideEffects: [{ test: /@trpc.(client|server)/, sideEffects: false }],
          manualPureFunctions: ['__name'],
        },
        output: {
          // Few large files compress better and load sooner: each file costs the popup 2 ms before
          // it shows anything. The background shares all code with the pages except React and the
          // components, which it does not need.
          advancedChunks: {
            groups: [
              {
                name: 'core',
                test: /shared.(domain|client).src|node_modules.(@trpc|@wxt-dev|wxt).|html-plugins|extension.src.(storage|api|account|save-queue|browser-features|menu|omnibox|messages|toolbar-icon).(?!use-|bound-shortcuts|key)/,
              },
              {
                name: 'react',
                test: /node_modules.(react|react-dom|scheduler|lucide-react).|shared.ui.src.(?!share|affiliate|menu|toast.toast-area|primitives.dialog)|extension.src.[\w-]+.(use-[\w-]+|bound-shortcuts|key|site-link|start-connecting|back-header|data-notice)\.tsx?$|link-formats|extension.src.pages.|popup.(associate-statement|book.(save-link|use-)|tags.use-)/,
              },
            ],
          },
        },
      },
    },
  }),
  zip: {
    name: 'everyshelf',
    sourcesRoot: pathOf('..'),
    includeSources: sourceFiles,
    excludeSources: excludedFromSources,
  },
  manifest: ({ browser }) => ({
    name: '__MSG_extensionName__',
    short_name: 'Everyshelf',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    permissions: [
      'activeTab',
      'scripting',
      'storage',
      'contextMenus',
      'alarms',
      // Chrome and Edge: colors the icon without showing the extension any page.
      ...(browser === 'firefox' || browser === 'safari' ? [] : ['declarativeContent' as const]),
    ],
    optional_host_permissions: [...retailerOrigins],
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+E' } },
      [COPY_COMMAND]: {
        suggested_key: { default: 'Alt+Shift+L' },
        description: '__MSG_copyCommand__',
      },
    },
    ...(browser === 'safari' ? {} : { omnibox: { keyword: 'shelf' } }),
    ...(browser === 'safari' ? { browser_specific_settings: SAFARI } : {}),
    ...(browser === 'firefox'
      ? {
          // Required, it would show a warning at installation; the options request it instead.
          optional_permissions: ['clipboardWrite' as const],
          browser_specific_settings: GECKO,
          // Next to the address bar, as in Chrome; otherwise Firefox puts the button into its extensions menu.
          action: { default_area: 'navbar' },
        }
      : {}),
    ...(browser === 'chrome' || browser === 'edge'
      ? {
          key: CHROME_KEY,
          minimum_chrome_version: OLDEST_CHROME,
          action: { default_icon: icons.gray },
        }
      : {}),
  }),
})
