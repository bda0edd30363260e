import { defineConfig } from 'vitest/config'
import { WxtVitest } from 'wxt/testing/vitest-plugin'

export default defineConfig({
  plugins: [WxtVitest({ root: import.meta.dirname })],
  test: {
    name: 'extension',
    setupFiles: ['src/testing/translate-in-tests.ts'],
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    // For a busy machine; the tests themselves need milliseconds.
    testTimeout: 20_000,
  },
})
