import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    // Properties try thousands of texts; a busy machine needs more than the usual five seconds.
    testTimeout: 30_000,
    // No test changes a module: loading the domain for each file took two thirds of the time.
    isolate: false,
  },
})
