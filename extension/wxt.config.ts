import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type UserManifest } from 'wxt'
import { icons } from './src/lighting/icons.ts'
import { shopOrigins } from './src/lighting/shop-sites.ts'
import { locales, messagesFile } from './src/locales/catalogue.ts'

const GECKO: NonNullable<UserManifest['browser_specific_settings']> = {
  gecko: {
    id: 'extension@everyshelf.example',
    // Firefox shows the declaration below since 140 on computers and 142 on phones.
    strict_min_version: '142.0',
    // The book's number goes to the server: it stood on the page, and tells which page was open.
    data_collection_permissions: { required: ['browsingActivity', 'websiteContent'] },
  },
}

/** Of `src/surfaces/commands.ts`, which needs a browser around it. */
const COPY_COMMAND = 'copy-global-link'

export default defineConfig({
  srcDir: 'src',
  publicDir: 'public',
  imports: false,
  modules: ['@wxt-dev/module-react'],
  manifestVersion: 3,
  targetBrowsers: ['chrome', 'firefox'],
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
    build: {
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The background shares all code with the pages but this, which it has no use for.
          advancedChunks: {
            groups: [{ name: 'react', test: /node_modules.(react|react-dom|scheduler)./ }],
          },
        },
      },
    },
  }),
  zip: { name: 'everyshelf' },
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
    // The theme's colours need light-dark().
    ...(browser === 'firefox'
      ? { browser_specific_settings: GECKO }
      : { minimum_chrome_version: '123', action: { default_icon: icons.resting } }),
  }),
})
