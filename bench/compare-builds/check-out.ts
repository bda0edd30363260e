import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '../../e2e/fixtures/server-process.ts'

/** Outside the repository, so that a build never finds the packages of the working tree. */
const CACHE = join(tmpdir(), 'everyshelf-builds')

/** The folder of a commit, installed and built with its own scripts. It is kept for the next run. */
export function checkOut(commit: string): string {
  const hash = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  }).trim()
  const folder = join(CACHE, hash)
  const finished = join(folder, 'built')
  if (existsSync(finished)) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = execFileSync('git', ['archive', hash], {
    cwd: repositoryRoot,
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
  const options = { cwd: folder, stdio: 'inherit' } as const
  execFileSync(
    'npx',
    ['--yes', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'],
    options,
  )
  execFileSync(process.execPath, [join('server', 'scripts', 'build.ts')], options)
  writeFileSync(finished, '')
  return folder
}
