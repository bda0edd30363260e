import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'everyshelf', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
})
