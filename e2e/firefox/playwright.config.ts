import { defineConfig } from '@playwright/test'
import { findFirefox, firefoxProbes, OLDEST_FIREFOX } from '../scripts/find-firefox.ts'

const found = findFirefox(firefoxProbes())
if (!found) throw new Error(`no Firefox ${OLDEST_FIREFOX} or newer here`)
// The worker reads it.
process.env.FIREFOX = found.path

/** Playwright's own Firefox cannot load extensions: it runs the story, and Puppeteer the browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/firefox',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/firefox.json' }]],
})
