import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Two databases and child processes, perhaps on a machine that is busy with other things.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // No test changes a module: loading the whole server for each file took a third of the time.
    isolate: false,
    globalSetup: ['src/testing/postgres.setup.ts', 'src/testing/clickhouse/clickhouse.setup.ts'],
  },
})
