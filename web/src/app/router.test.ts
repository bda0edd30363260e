import { expect, test } from 'vitest'
import { pagePaths } from './paths.ts'
import { routes } from './router.tsx'

test('every path has a route, and every route but the last a path', () => {
  const children = routes.flatMap(({ children = [] }) => children)
  expect(children.map(({ path }) => path)).toEqual([...pagePaths, '*'])
})
