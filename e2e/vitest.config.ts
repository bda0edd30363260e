import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'e2e', include: ['architecture/**/*.test.ts', 'scripts/**/*.test.ts'] },
})
