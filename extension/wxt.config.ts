import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'wxt'
import { icons } from './src/lighting/icons.ts'
import { shopOrigins } from './src/lighting/shop-sites.ts'
import { messagesFile } from './src/locales/catalog.ts'
import { locales } from './src/locales/texts.ts'
import { CHROME_KEY, GECKO, OLDEST_CHROME } from './store/ids.ts'
import { leftOutOfSources, sourceFiles } from './store/sources.ts'

/** Of `src/surfaces/commands.ts`, which needs a browser around it. */
const COPY_COMMAND = 'copy-global-link'

const sharedTranslation = fileURLToPath(
  new URL('src/locales/shared-translation.ts', import.meta.url),
)

export default defineConfig({
  srcDir: 'src',
  publicDir: 'public',
  imports: false,
  modules: ['@wxt-dev/module-react'],
  manifestVersion: 3,
  targetBrowsers: ['chrome', 'edge', 'firefox'],
  hooks: {
    // `imports: false` alone still adds imports to workspace files that have a `storage` of their own.
    'config:resolved': (wxt) => {
      Object.assign(wxt.config.imports, { autoImport: false })
    },
    // Its title would be that of the popup's page, which knows no languages.
    'build:manifestGenerated': (_wxt, { action }) => {
      if (action) action.default_title = '__MSG_buttonTitle__'
    },
    'build:publicAssets': (_wxt, files) => {
      for (const locale of locales) {
        files.push({
          relativeDest: `_locales/${locale}/messages.json`,
          contents: messagesFile(locale),
        })
      }
    },
  },
  // The default is 3000, which is the server's.
  dev: { server: { port: 3010 } },
  vite: () => ({
    plugins: [tailwindcss()],
    resolve: {
      // Shared components take their texts from `_locales` too, instead of from their own English.
      alias: [{ find: /^\.\/current-translation\.ts$/, replacement: sharedTranslation }],
    },
    build: {
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Few and large, they pack better and are there sooner: each file costs the popup 2 ms
          // before it shows anything. The background shares all code with the pages but React and
          // what is drawn with it, for which it has no use.
          advancedChunks: {
            groups: [
              {
                name: 'core',
                test: /shared.(domain|client).src|node_modules.(@trpc|@wxt-dev|wxt).|html-plugins|extension.src.(storage|account|saving|surfaces|menu|locales|lighting).(?!use-|bound-keys|key)/,
              },
              {
                name: 'react',
                test: /node_modules.(react|react-dom|scheduler|lucide-react).|shared.ui.src.(?!share|affiliate|menu|toast.toast-area|primitives.dialog)|extension.src.\w+.(use-[\w-]+|bound-keys|key|site-link|start-connecting|back-header|data-notice)\.tsx?$|link-formats|extension.src.pages./,
              },
            ],
          },
        },
      },
    },
  }),
  zip: {
    name: 'everyshelf',
    sourcesRoot: fileURLToPath(new URL('..', import.meta.url)),
    includeSources: sourceFiles,
    excludeSources: leftOutOfSources,
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
      // Only Chrome has it: there the icon lights up without any page being seen.
      ...(browser === 'firefox' ? [] : ['declarativeContent' as const]),
    ],
    optional_host_permissions: [...shopOrigins],
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+E' } },
      [COPY_COMMAND]: {
        suggested_key: { default: 'Alt+Shift+L' },
        description: '__MSG_copyCommand__',
      },
    },
    omnibox: { keyword: 'shelf' },
    ...(browser === 'firefox'
      ? {
          // It would warn at installation, so it is asked for where somebody wants it.
          optional_permissions: ['clipboardWrite' as const],
          browser_specific_settings: GECKO,
          // Beside the address bar, as in Chrome; without it the button hides in a list of all.
          action: { default_area: 'navbar' },
        }
      : {
          key: CHROME_KEY,
          minimum_chrome_version: OLDEST_CHROME,
          action: { default_icon: icons.resting },
        }),
  }),
})
