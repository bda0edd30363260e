import { existsSync, readdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding } from './finding.ts'

const PRIVATE = /^(?:everyshelf\.db|auth-secret|click-spool-\d+\.db)/
const GROUP_AND_OTHERS = 0o077
const MIN_FREE_BYTES = 200 * 1024 ** 2

/** Checks the permissions of files with private data. */
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
  if ((status.mode & GROUP_AND_OTHERS) !== 0) {
    findings.push({
      problem: `Other users of this machine can read ${path}.`,
      remedy: `chmod 600 ${path}`,
    })
  }
  // Root can read every file, so ownership does not matter there.
  if (own !== undefined && own !== 0 && status.uid !== own) {
    findings.push({
      problem: `${path} belongs to another user.`,
      remedy: 'Run this as the user that runs the server, or change the owner (chown).',
    })
  }
  return findings
}

export async function checkDisk(dataDir: string): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize >= MIN_FREE_BYTES) return []
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2)
  return [
    {
      problem: `Only ${megabytes} MB is free on the disk that holds ${dataDir}.`,
      remedy:
        'Free up space, starting with old backups (pnpm backup --keep-days). Below 200 MB, /readyz returns 503.',
    },
  ]
}
