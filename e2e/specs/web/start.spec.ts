import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import {
  bareEnvironment,
  createDataDir,
  fakeNetwork,
  internetOffline,
  repositoryRoot,
  startServerProcess,
} from '../../fixtures/server-process.ts'
import { HomePage } from '../../pages/home.ts'

test('the start command serves a working product without configuration', async ({ page }) => {
  const dataDir = createDataDir()
  // The data folder and port are set only to avoid a running server.
  const server = await startServerProcess({
    args: ['--import', fakeNetwork, join(repositoryRoot, 'server', 'scripts', 'start.ts')],
    env: { ...bareEnvironment(), ...internetOffline, PORT: '0', DATA_DIR: dataDir.path },
  })
  await expect.poll(server.output).toContain(join('extension', '.output', 'chrome-mv3'))

  await page.goto(server.url)
  const home = new HomePage(page)
  await home.generate('9780441172719')
  await expect(home.directLink('Amazon Germany').getByRole('link')).toHaveAttribute(
    'href',
    'https://www.amazon.de/dp/0441172717',
  )
  await expect(home.directLink('Amazon Germany').getByText('Without affiliate tag')).toBeVisible()

  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('This server has no affiliate tags of its own yet.')
  await expect(footer).not.toContainText('As an Amazon Associate I earn')
  await expect(page.getByRole('region', { name: 'Affiliate consent' })).toBeVisible()
  const terms = await (await page.request.get(`${server.url}/terms`)).text()
  expect(terms).toContain('This server has no affiliate tags of its own yet.')
  expect(terms).not.toContain('As an Amazon Associate I earn')

  const redirect = await page.request.get(`${server.url}/redirect?isbn=9780441172719`, {
    maxRedirects: 0,
    headers: { 'accept-language': 'ja-JP' },
  })
  expect(redirect.headers().location).toBe('https://www.amazon.co.jp/dp/0441172717')

  expect(await server.stop()).toBe(0)
  dataDir.remove()
})
