import { describe, expect, test } from 'vitest'
import { readSources, readText, type SourceFile } from './source-tree.ts'
import { parse, textOf, walkSyntax } from './syntax.ts'

const HOLDS_TITLES = /\.(test|spec)\.tsx?$|^e2e\/architecture\/[a-z-]+-rules\.ts$/
const LEADING_NUMBERS = /^(?:[SRPA]\d+ )+/

/** The numbers at the beginning of a title: `S14 S15 refuses …` has two. */
function readNumbers(title: string): string[] {
  return LEADING_NUMBERS.exec(title)?.[0].trim().split(' ') ?? []
}

function listTexts({ path, text }: SourceFile): string[] {
  return [...walkSyntax(parse(path, text))].flatMap((node) => {
    if (node.type === 'Literal') return textOf(node) ?? []
    const raw = node.type === 'TemplateElement' ? node.value : undefined
    return (raw as { cooked?: string } | undefined)?.cooked ?? []
  })
}

const promised = [...readText('docs/hardening.md').matchAll(/^\| ([SRPA]\d+) +\| .+ \|$/gm)].map(
  ([, number = '']) => number,
)
const tested = new Set(
  readSources()
    .filter(({ path }) => HOLDS_TITLES.test(path))
    .flatMap(listTexts)
    .flatMap(readNumbers),
)

describe('docs/hardening.md', () => {
  test('promises nothing twice', () => {
    expect(promised.length).toBeGreaterThan(0)
    expect(promised).toEqual([...new Set(promised)])
  })

  test('promises nothing that no test keeps', () => {
    expect(promised.filter((number) => !tested.has(number))).toEqual([])
  })

  test('has the promise of every numbered test', () => {
    expect([...tested].filter((number) => !promised.includes(number)).toSorted()).toEqual([])
  })
})

/** A row of docs/hardening-status.md. */
interface StatusRow {
  readonly number: string
  readonly state: string
  readonly files: readonly string[]
  readonly missing: string
}

const STATUS = /^\| ([SRPA]\d+) +\| (\w+) +\| (.*?) +\|(.*)\|$/gm
const states: readonly StatusRow[] = [...readText('docs/hardening-status.md').matchAll(STATUS)].map(
  ([, number = '', state = '', files = '', missing = '']) => ({
    number,
    state,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    missing: missing.trim(),
  }),
)

/** The items of the checklist: two of its numbers were never given. */
const items = [
  ...Array.from({ length: 85 }, (_, index) => `S${index + 1}`),
  ...Array.from({ length: 54 }, (_, index) => `R${index + 1}`),
  ...Array.from({ length: 10 }, (_, index) => `P${index + 1}`),
  ...Array.from({ length: 8 }, (_, index) => `A${index + 1}`),
].filter((number) => number !== 'R25' && number !== 'R26')

describe('docs/hardening-status.md', () => {
  test('has every item of the checklist once', () => {
    expect(states.map(({ number }) => number)).toEqual(items)
  })

  test('says of each whether it is built, and of what is not why', () => {
    const wrong = states.filter(
      ({ state, missing }) =>
        !['built', 'partly', 'not'].includes(state) || (state === 'built') !== (missing === ''),
    )
    expect(wrong).toEqual([])
  })

  test('agrees with the promises: what is built or partly built is one, and nothing else', () => {
    const kept = states.filter(({ state }) => state !== 'not').map(({ number }) => number)
    expect(kept.toSorted()).toEqual(promised.toSorted())
  })

  test('names files that have a test of the number', () => {
    const sources = new Map(readSources().map((source) => [source.path, source]))
    const untested = states.flatMap(({ number, state, files }) => {
      if (state === 'not') return files
      if (files.length === 0) return number
      return files
        .filter((file) => {
          const source = sources.get(file)
          return !source || !listTexts(source).flatMap(readNumbers).includes(number)
        })
        .map((file) => `${number}: ${file}`)
    })
    expect(untested).toEqual([])
  })
})

describe('readNumbers', () => {
  test.each([
    ['S14 S15 refuses a short host', ['S14', 'S15']],
    ['R1 no click is lost', ['R1']],
    ['a title that names S14 later', []],
    ['S14', []],
  ])('of "%s" are %j', (title, numbers) => {
    expect(readNumbers(title)).toEqual(numbers)
  })
})
