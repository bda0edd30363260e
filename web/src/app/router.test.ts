import { expect, test } from 'vitest'
import { pagePaths } from './paths.ts'
import { routes } from './router.tsx'

test('every path has a route, and every route but the last a path', () => {
  const pages = routes.flatMap(({ children = [] }) => children.flatMap((one) => one.children ?? []))
  expect(pages.map(({ path }) => path)).toEqual([...pagePaths, '*'])
})
