import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'happy-dom',
    testTimeout: 30_000,
    // No test changes a module: loading React for each file took half of the time.
    isolate: false,
    setupFiles: ['src/testing/quiet-console.setup.ts'],
  },
})
