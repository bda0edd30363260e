import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '../../lib/paths.ts'
import { openPage } from '../../testing/render-page.tsx'
import { routes } from '../router.ts'

/** Delays loading a page's code until the returned function is called. */
function delayPage(path: string): () => void {
  const route = routes.find((one) => one.path === path)
  if (!route) throw new Error(`no page ${path}`)
  const fetchPage = route.lazy
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.spyOn(route, 'lazy').mockImplementationOnce(() => promise.then(fetchPage))
  return resolve
}

const findPage = (name: string) => screen.findByRole('heading', { level: 1, name })
const pricing = 'Free to create links. Premium to earn from them.'

test('a page and its URL stay until the next page is loaded', async () => {
  const finishLoading = delayPage(paths.pricing)
  const router = await openPage('/terms')
  await act(async () => void router.navigate('/pricing#plans'))
  screen.getByText('Loading')
  await findPage('Terms of Service')
  expect(router.state.location.pathname).toBe('/terms')
  await act(async () => finishLoading())
  await findPage(pricing)
  expect(screen.queryByText('Loading')).toBeNull()
  expect(router.state.location).toMatchObject({ pathname: '/pricing', hash: '#plans' })
})

test('a page that loads too late is not shown, and Back does not lead to it', async () => {
  const finishLoading = delayPage(paths.pricing)
  const router = await openPage('/terms')
  await act(async () => void router.navigate('/pricing'))
  await act(() => router.navigate('/privacy'))
  await findPage('Privacy')
  await act(async () => finishLoading())
  await findPage('Privacy')
  await act(() => router.navigate(-1))
  await findPage('Terms of Service')
})

test('a page opens at the top, after Back at its last position, and keeps its position when asked to', async () => {
  const router = await openPage('/terms')
  const scrolled = vi.spyOn(window, 'scrollTo')
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(640).mockReturnValue(80)
  await act(() => router.navigate('/privacy'))
  expect(scrolled.mock.calls).toEqual([[0, 0]])
  await act(() => router.navigate('/privacy?asked=1', { preventScrollReset: true }))
  expect(scrolled.mock.calls).toEqual([[0, 0]])
  await act(() => router.navigate(-1))
  await act(() => router.navigate(-1))
  await findPage('Terms of Service')
  expect(scrolled.mock.calls).toEqual([
    [0, 0],
    [0, 80],
    [0, 640],
  ])
})
