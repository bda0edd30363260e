import { defineConfig } from 'vitest/config'
import { articlesPlugin } from './build/articles/articles-plugin.ts'

export default defineConfig({
  plugins: [articlesPlugin()],
  test: {
    name: 'web',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'build/**/*.test.ts'],
    environment: 'happy-dom',
    testTimeout: 30_000,
    setupFiles: ['src/testing/page.setup.ts'],
  },
})
