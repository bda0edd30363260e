import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'
import type { Readiness } from '../http/health/health.ts'
import { registerGauge } from './register-metric.ts'

/** The checks of `/readyz`, free disk space, and the age of the last backup. */
export function registerMachineMetrics(
  registry: Registry,
  readiness: Readiness,
  dataDir: string,
  now: () => number,
): void {
  new Gauge({
    name: 'everyshelf_ready',
    help: 'Whether a check of /readyz passes.',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      for (const [check, holds] of Object.entries(await readiness.check())) {
        this.set({ check }, holds ? 1 : 0)
      }
    },
  })
  const disk = [
    ['everyshelf_data_disk_free_bytes', 'Free space on the disk that holds DATA_DIR.', 'bavail'],
    ['everyshelf_data_disk_size_bytes', 'Size of the disk that holds DATA_DIR.', 'blocks'],
  ] as const
  for (const [name, help, field] of disk) {
    registerGauge(registry, { name, help }, async () => {
      const status = await statfs(dataDir).catch(() => null)
      return status && status[field] * status.bsize
    })
  }
  const backup = {
    name: 'everyshelf_last_backup_seconds',
    help: 'Age of the newest backup in DATA_DIR/backups; NaN without one.',
  }
  const backups = join(dataDir, 'backups')
  registerGauge(registry, backup, async () => (now() - (await findLastBackup(backups))) / 1000)
}

/** How far this machine's clock is ahead of other servers' clocks. */
export function registerClockMetric(registry: Registry, readSkew: () => number | null): void {
  const skew = {
    name: 'everyshelf_clock_skew_seconds',
    help: 'How many seconds this machine’s clock is ahead of other servers’ clocks.',
  }
  registerGauge(registry, skew, readSkew)
}

async function findLastBackup(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const backups = names.filter((name) => name.endsWith('.db'))
  const times = backups.map(async (name) => (await stat(join(folder, name))).mtimeMs)
  return backups.length === 0 ? Number.NaN : Math.max(...(await Promise.all(times)))
}
