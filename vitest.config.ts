import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'shared/domain',
      'shared/client',
      'shared/ui',
      'server',
      'web',
      'extension',
      'integrations/client',
      'e2e',
    ],
  },
})
