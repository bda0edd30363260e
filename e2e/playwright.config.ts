import { defineConfig } from '@playwright/test'
import { findChromium, machineProbes } from './scripts/find-chromium.ts'

const executablePath = findChromium(machineProbes()).path
// Workers read this file too; they take the browser that was found first.
process.env.PLAYWRIGHT_CHROMIUM = executablePath

export default defineConfig({
  testDir: 'specs',
  outputDir: '.cache/results',
  fullyParallel: false,
  workers: 2,
  // A story that fails now and then is a bug to find, not to repeat.
  retries: 0,
  forbidOnly: true,
  // They end a story that hangs. A busy machine is not a fault, so they leave it time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // Tracing every story takes time; a failure still leaves its last picture. Add `--trace on` to look.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // No story reaches the internet.
        '--host-resolver-rules=MAP * ~NOTFOUND,EXCLUDE localhost,EXCLUDE 127.0.0.1',
        // Drawing as if there were a graphics card takes more of the processor than drawing.
        '--disable-gpu',
      ],
    },
  },
})
