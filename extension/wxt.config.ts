import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type UserManifest } from 'wxt'

const GECKO: NonNullable<UserManifest['browser_specific_settings']> = {
  gecko: {
    id: 'extension@everyshelf.example',
    // Firefox shows the declaration below since 140 on computers and 142 on phones.
    strict_min_version: '142.0',
    // The book's number goes to the server: it stood on the page, and tells which page was open.
    data_collection_permissions: { required: ['browsingActivity', 'websiteContent'] },
  },
}

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
  },
  // The default is 3000, which is the server's.
  dev: { server: { port: 3010 } },
  vite: () => ({ plugins: [tailwindcss()], build: { modulePreload: { polyfill: false } } }),
  zip: { name: 'everyshelf' },
  manifest: ({ browser }) => ({
    name: 'Everyshelf: one book link for every country',
    short_name: 'Everyshelf',
    description:
      "Press the button on a book's page and get one link that sends each reader to the store of their own country.",
    permissions: ['activeTab', 'scripting', 'storage', 'contextMenus', 'alarms'],
    commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+E' } } },
    // The theme's colours need light-dark().
    ...(browser === 'firefox'
      ? { browser_specific_settings: GECKO }
      : { minimum_chrome_version: '123' }),
  }),
})
