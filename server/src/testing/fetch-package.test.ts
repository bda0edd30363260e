import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fetchPackage } from './fetch-package.ts'
import { clickHouseEngine, findPackage } from './fetched-package.ts'

describe('fetchPackage', () => {
  let home: string
  let folder: string
  let printed: string[]

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'everyshelf-engine-'))
    folder = join(home, 'cache', 'engine')
    printed = []
  })
  afterEach(() => rmSync(home, { recursive: true, force: true }))

  /** A package manager that runs this script in the folder to install into. */
  const fetchWith = async (script: string) =>
    await fetchPackage(clickHouseEngine, {
      folder,
      print: (line) => printed.push(line),
      packageManager: [process.execPath, '--eval', script, '--'],
    })

  const writeEngine = (source: string) => `
    const { mkdirSync, writeFileSync } = require('node:fs')
    mkdirSync('node_modules/chdb', { recursive: true })
    writeFileSync('node_modules/chdb/index.js', ${JSON.stringify(source)})`

  it('installs the engine from its own lockfile, says so, and does it once', async () => {
    await fetchWith(`
      const { readFileSync } = require('node:fs')
      if (!readFileSync('pnpm-lock.yaml', 'utf8').includes('chdb@3.4.0')) process.exit(1)
      if (!process.argv.includes('--frozen-lockfile')) process.exit(1)
      ${writeEngine(`exports.query = () => '1\\n'`)}`)
    expect(printed[0]).toBe(
      'ClickHouse: fetching the engine that tests use, 180 MB, half a gigabyte unpacked. This happens once; `start` does not need it.',
    )
    expect(printed[1]).toMatch(/^ClickHouse: fetched in \d/)
    expect(findPackage(clickHouseEngine, folder)).toEqual({ folder })
    await fetchWith('process.exit(1)')
    expect(printed).toHaveLength(2)
    expect(findPackage(clickHouseEngine, folder)).toEqual({ folder })
  })

  it('reports why the package manager failed', async () => {
    await fetchWith(`
      console.error('Error: ERR_PNPM_TARBALL_FETCH_TARBALL\\n\\n  × installing dependencies')
      console.error('  ├─▶ dns error\\n  ╰─▶ Name or service not known')
      process.exit(1)`)
    const whyNot = 'ERR_PNPM_TARBALL_FETCH_TARBALL: Name or service not known'
    expect(findPackage(clickHouseEngine, folder)).toEqual({ whyNot })
    expect(printed[1]).toBe(`ClickHouse: ${whyNot}. Its tests will be skipped.`)
  })

  it('refuses a changed package, which pnpm leaves out with a warning', async () => {
    await fetchWith(`
      console.log('ERR_PNPM_TARBALL_INTEGRITY: Failed to verify the integrity')
      ${writeEngine(`exports.query = () => '1\\n'`)}`)
    expect(findPackage(clickHouseEngine, folder)).toEqual({ whyNot: 'ERR_PNPM_TARBALL_INTEGRITY' })
  })

  it('reports an engine that does not run on this machine', async () => {
    await fetchWith(writeEngine(`throw new Error('wrong libc')`))
    expect(findPackage(clickHouseEngine, folder)).toEqual({
      whyNot: expect.stringContaining('wrong libc'),
    })
  })

  it('tries again after a failure, and removes what other versions left', async () => {
    const former = join(home, 'cache', 'former')
    mkdirSync(former, { recursive: true })
    await fetchWith('process.exit(1)')
    await fetchWith(writeEngine(`exports.query = () => '1\\n'`))
    expect(findPackage(clickHouseEngine, folder)).toEqual({ folder })
    expect(existsSync(former)).toBe(false)
  })

  it('names the command when nothing was ever fetched', () => {
    expect(findPackage(clickHouseEngine, folder)).toEqual({
      whyNot: 'the engine is not fetched: node e2e/scripts/fetch-clickhouse.ts',
    })
  })
})
