import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['shared/domain', 'shared/client', 'shared/ui', 'server', 'web', 'extension', 'e2e'],
    // Tests wait for databases and sockets as much as they count: on two cores, too, two run at once.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
