import { describe, expect, test } from 'vitest'
import { isTestFile, listFiles, listFolders, packageFolders, readText } from './source-tree.ts'

const files = listFiles()

/** Long because they are lists of facts, not because they do much. */
const tables = [
  'shared/domain/src/countries/country-codes.ts',
  'shared/domain/src/marketplaces/amazon-marketplaces.ts',
  'shared/domain/src/marketplaces/country-routing.ts',
]

/** The texts of one language. */
const isCatalog = (path: string) => /\/messages\/[a-z]{2}\.ts$/.test(path)

/** What runs in the product: no tests, no long tables, no generated code, no settings of tools. */
function isApplicationFile(path: string): boolean {
  const isCode = /^(shared|server|web|extension|integrations)\/.+\.tsx?$/.test(path)
  const isGenerated = path.startsWith('integrations/client/src/generated/')
  return (
    isCode &&
    !isTestFile(path) &&
    !isGenerated &&
    !tables.includes(path) &&
    !isCatalog(path) &&
    !/\.config\.ts$/.test(path)
  )
}

function countLines(path: string): number {
  return readText(path).trimEnd().split('\n').length
}

describe('the source tree', () => {
  test('has no folder for things without a home', () => {
    const homeless = /(^|\/)(utils?|helpers?|common|misc|shared\/src)$/
    expect(listFolders().filter((path) => homeless.test(path))).toEqual([])
  })

  test('has no application file over 250 lines', () => {
    const long = files.filter((path) => isApplicationFile(path) && countLines(path) > 250)
    expect(long).toEqual([])
  })

  test('keeps half of all application files under 60 lines', () => {
    const sizes = files.filter(isApplicationFile).map(countLines)
    const median = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]
    expect(median).toBeLessThan(60)
  })

  test('explains every package on one screen', () => {
    const readmes = packageFolders.map((folder) => `${folder}/README.md`)
    expect(readmes.filter((path) => !files.includes(path))).toEqual([])
    expect(readmes.filter((path) => countLines(path) > 70)).toEqual([])
  })

  test('runs the tests of every package that has some', () => {
    const projects = readText('vitest.config.ts')
    const untested = packageFolders.filter((folder) => {
      const hasTests = files.some(
        (path) => path.startsWith(`${folder}/`) && /\.test\.tsx?$/.test(path),
      )
      return hasTests && !projects.includes(`'${folder}'`)
    })
    expect(untested).toEqual([])
  })
})
