import { existsSync, readdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding } from './finding.ts'

const PRIVATE = /^(?:everyshelf\.db|auth-secret|click-spool-\d+\.db)/
const FOR_OTHERS = 0o077
const LEAST_FREE_BYTES = 200 * 1024 ** 2

/** Files that hold what is nobody else's (S68). */
export function checkFiles(dataDir: string): Finding[] {
  const folders = [dataDir, join(dataDir, 'backups')].filter((folder) => existsSync(folder))
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => folder !== dataDir || PRIVATE.test(name))
      .flatMap((name) => checkFile(join(folder, name))),
  )
}

function checkFile(path: string): Finding[] {
  const status = statSync(path, { throwIfNoEntry: false })
  if (!status?.isFile()) return []
  const own = process.getuid?.()
  const findings: Finding[] = []
  if ((status.mode & FOR_OTHERS) !== 0) {
    findings.push({
      problem: `Other accounts of this machine may open ${path}.`,
      remedy: `chmod 600 ${path}`,
    })
  }
  // Root may open everything, and looks after somebody else's files.
  if (own !== undefined && own !== 0 && status.uid !== own) {
    findings.push({
      problem: `${path} belongs to another account.`,
      remedy: 'Run this as the account that runs the server, or give the file to it (chown).',
    })
  }
  return findings
}

export async function checkDisk(dataDir: string): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize >= LEAST_FREE_BYTES) return []
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2)
  return [
    {
      problem: `Only ${megabytes} MB are free on the disk of ${dataDir}.`,
      remedy:
        'Make room: old backups first (pnpm backup --keep-days). Below 200 MB /readyz says 503.',
    },
  ]
}
