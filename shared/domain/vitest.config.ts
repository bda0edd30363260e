import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Properties try thousands of texts; a busy machine needs more than the usual five seconds.
  test: { name: 'domain', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
})
