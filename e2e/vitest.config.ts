import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    include: [
      'architecture/**/*.test.ts',
      'demo/**/*.test.ts',
      'scripts/**/*.test.ts',
      'wordpress/**/*.test.ts',
    ],
    // Some read every source file, perhaps on a machine that is busy with other things.
    testTimeout: 30_000,
  },
})
