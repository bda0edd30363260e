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

/** The items of the checklist: two of its numbers were never given. */
const items = [
  ...Array.from({ length: 90 }, (_, index) => `S${index + 1}`),
  ...Array.from({ length: 54 }, (_, index) => `R${index + 1}`),
  ...Array.from({ length: 10 }, (_, index) => `P${index + 1}`),
  ...Array.from({ length: 8 }, (_, index) => `A${index + 1}`),
].filter((number) => number !== 'R25' && number !== 'R26')

describe('docs/hardening.md', () => {
  test('promises every item of the checklist once', () => {
    expect(promised.toSorted()).toEqual(items.toSorted())
  })

  test('promises nothing that no test keeps', () => {
    expect(promised.filter((number) => !tested.has(number))).toEqual([])
  })

  test('has the promise of every numbered test', () => {
    expect([...tested].filter((number) => !promised.includes(number)).toSorted()).toEqual([])
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
