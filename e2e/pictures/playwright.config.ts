import { defineConfig } from '@playwright/test'
import stories from '../playwright.config.ts'

/** Takes the pictures for the extension's stores, by the means of the stories: `pnpm pictures`. */
export default defineConfig({
  ...stories,
  testDir: '.',
  outputDir: '../.cache/pictures',
  workers: 1,
  timeout: 120_000,
  reporter: 'list',
})
