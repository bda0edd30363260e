import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Repeats what a Firefox add-on reviewer does: unpacks the sources into an empty folder, builds them,
 * and compares each file with the packed extension. Run `pnpm zip` first; needs `unzip`.
 */
const packed = join(import.meta.dirname, '..', '.output', 'stores')
const place = mkdtempSync(join(tmpdir(), 'everyshelf-rebuild-'))

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}

function unpack(kind: 'firefox' | 'sources'): string {
  const name = readdirSync(packed).find((file) => file.endsWith(`-${kind}.zip`))
  if (!name) throw new Error('Nothing is packed yet: pnpm --filter @everyshelf/extension zip')
  const folder = join(place, kind)
  run('unzip', ['-q', join(packed, name), '-d', folder], place)
  return folder
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted()
}

try {
  const extension = unpack('firefox')
  const sources = unpack('sources')
  run('npm', ['run', 'build-for-amo'], sources)
  const rebuilt = join(sources, 'extension', '.output', 'firefox-mv3')
  const files = [...new Set([...listFiles(extension), ...listFiles(rebuilt)])].toSorted()
  const different = files.filter((name) => {
    const [one, other] = [extension, rebuilt].map((folder) => join(folder, name))
    return !isSame(one ?? '', other ?? '')
  })
  for (const name of different) console.error(`differs: ${name}`)
  console.log(`${files.length - different.length} of ${files.length} files are identical`)
  process.exitCode = different.length > 0 ? 1 : 0
} finally {
  rmSync(place, { recursive: true, force: true })
}

function isSame(one: string, other: string): boolean {
  try {
    return readFileSync(one).equals(readFileSync(other))
  } catch {
    return false
  }
}
