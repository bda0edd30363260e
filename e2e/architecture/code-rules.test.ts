import { describe, expect, test } from 'vitest'
import { codeRules, findCommentProblem } from './code-rules.ts'
import { readSources, type SourceFile } from './source-tree.ts'
import { parse, readComments, walkSyntax } from './syntax.ts'

function findBrokenRules({ path, text }: SourceFile): string[] {
  const rules = codeRules.filter(({ isAllowedIn }) => !isAllowedIn(path))
  const broken = new Set<string>()
  for (const node of walkSyntax(parse(path, text))) {
    for (const { sentence, isBrokenBy } of rules) {
      if (isBrokenBy(node)) broken.add(`${path}: ${sentence}`)
    }
  }
  return [...broken]
}

describe('the code of the repository', () => {
  const sources = readSources()

  const problems = sources.flatMap(findBrokenRules)

  test.each(codeRules)('$sentence', ({ sentence }) => {
    expect(problems.filter((problem) => problem.endsWith(`: ${sentence}`))).toEqual([])
  })

  test('has no open ends and no silenced checks', () => {
    const problems = sources.flatMap(({ path, text }) =>
      readComments(path, text).flatMap((comment) => {
        const problem = findCommentProblem(comment)
        return problem ? [`${path}: ${problem}: ${comment.trim()}`] : []
      }),
    )
    expect(problems).toEqual([])
  })
})

describe('the rules refuse', () => {
  test.each([
    ['server/src/app.ts', 'const port = process.env.PORT'],
    ['server/src/app.ts', "const port = process['env'].PORT"],
    ['server/src/app.ts', 'const { env } = process'],
    ['server/src/app.ts', "import { env } from 'node:process'"],
    ['server/src/app.ts', 'let value: any'],
    ['server/src/app.test.ts', 'const list = value as any[]'],
    ['server/src/features/x/x.repo.ts', "db.updateTable('saved_link').set({})"],
    ['server/src/features/x/x.repo.ts', 'const part = sql.raw(text)'],
    ['server/src/features/x/x.repo.ts', 'const part = db.dynamic.ref(text)'],
    ['web/src/page.tsx', 'const page = <p dangerouslySetInnerHTML={{ __html: text }} />'],
    ['web/src/page.tsx', 'const props = { dangerouslySetInnerHTML: { __html: text } }'],
    ['web/src/page.ts', 'element.innerHTML = text'],
    ['extension/src/page.ts', 'document.write(text)'],
    ['web/src/page.ts', 'eval(text)'],
    ['web/src/page.ts', 'const run = new Function(text)'],
  ])('in %s: %s', (path, text) => {
    expect(findBrokenRules({ path, text })).toHaveLength(1)
  })

  test.each([['// TODO later'], ['// FIXME #12'], ['// @ts-ignore'], ['// @ts-expect-error']])(
    'the comment %s',
    (comment) => {
      expect(findCommentProblem(comment)).toBeDefined()
    },
  )
})

describe('the rules allow', () => {
  test.each([
    ['server/src/main.ts', 'const config = loadConfig(process.env)'],
    ['server/scripts/start.ts', 'const port = process.env.PORT'],
    ['server/src/db/create-tables.ts', 'const part = sql.raw(text)'],
    ['server/src/features/x/x.repo.ts', 'const part = sql`select 1`'],
  ])('in %s: %s', (path, text) => {
    expect(findBrokenRules({ path, text })).toEqual([])
  })

  test('a TODO with its issue', () => {
    expect(findCommentProblem('// TODO drop the old column (#12)')).toBeUndefined()
  })
})
