import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Readiness } from '../http/health.ts'

/** What `/readyz` would say, check by check, and the room on the disk. */
export function watchMachine(registry: Registry, readiness: Readiness, dataDir: string): void {
  new Gauge({
    name: 'ready',
    help: 'Whether a check of /readyz holds.',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      for (const [check, holds] of Object.entries(await readiness.check())) {
        this.set({ check }, holds ? 1 : 0)
      }
    },
  })
  const disk = [
    ['data_disk_free_bytes', 'Room left on the disk of DATA_DIR.', 'bavail'],
    ['data_disk_size_bytes', 'Size of that disk.', 'blocks'],
  ] as const
  for (const [name, help, field] of disk) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const status = await statfs(dataDir).catch(() => null)
        this.set(status ? status[field] * status.bsize : Number.NaN)
      },
    })
  }
}
