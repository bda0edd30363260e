import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures/app.ts'
import { call, grantPremium } from '../fixtures/premium.ts'
import { repositoryRoot } from '../fixtures/server-process.ts'

/** To look at, so it is not in the repository. */
const folder = join(repositoryRoot, '.cache', 'pictures', 'reader-page')
const cover = readFileSync(join(repositoryRoot, 'web', 'public', 'demo-cover.png'))
const ISBN = '9780141441146'

const accents = { classic: 'navy', cover: 'rust', minimal: null } as const

const details = {
  title: 'Jane Eyre',
  subtitle: 'An Autobiography',
  authors: ['Charlotte Brontë'],
  series: 'The Thornfield Novels',
  seriesNumber: '1',
  language: 'en',
  publishedOn: '1847-10',
  description:
    'Jane Eyre, an orphan, grows up unloved and learns to rely on herself. As a governess at Thornfield Hall she meets its owner, Mr. Rochester, and for the first time someone treats her as an equal. But the house has a secret, and what Jane wants is not the same as what she believes to be right.',
}

test.use({ reader: { country: 'GB' }, locale: 'en-GB' })

test('every layout of the reader page, in both themes, on a phone and a desktop', async ({
  page,
  app,
  account,
}) => {
  await grantPremium(app, account)
  const { id, slug } = await call<{ id: string; slug: string }>(page.request, app, 'links.save', {
    isbn: ISBN,
  })
  const uploaded = await page.request.post(`${app.url}/api/links/${id}/cover`, {
    headers: { origin: app.url, 'content-type': 'image/png' },
    data: cover,
  })
  expect(uploaded.status()).toBe(200)
  await call(page.request, app, 'links.editDetails', { id, details })
  const settings = {
    editions: [
      { format: 'paperback', identifier: ISBN, notSoldIn: [] },
      { format: 'hardcover', identifier: '9780141040387', notSoldIn: [] },
    ],
    retailers: { order: ['waterstones', 'bookshop-uk'], off: [], pages: {} },
  }
  for (const layout of ['classic', 'cover', 'minimal'] as const) {
    const look = { layout, accent: accents[layout], note: 'Signed copies in Haworth, all year.' }
    await call(page.request, app, 'links.update', { id, settings: { ...settings, look } })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto(`/book/${ISBN}/universal?link=${slug}`)
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({
          path: join(folder, `${layout}-${colorScheme}-${width}.png`),
          fullPage: true,
        })
      }
    }
  }
})
