import type { Page } from '@playwright/test'
import { test as base, expect } from '../../fixtures/app.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'

interface SavedLink {
  readonly id: string
  readonly slug: string
}

const AMAZON = 'https://www.amazon.de/dp/0441172717'
const MAAS = 'maas=maas_adg_1&ref_=aa_maas&tag=maas'

/** A link of the signed-in user, who has Premium and a tag for Germany. */
const test = base.extend<{ link: SavedLink }>({
  link: async ({ app, account, context }, use) => {
    await grantPremium(app, account)
    await call(context.request, app, 'profile.update', { affiliateTags: { de: 'ada-21' } })
    await use(await call<SavedLink>(context.request, app, 'links.save', { isbn: DUNE }))
  },
})

test.use({ reader: { country: 'DE' } })

/** Chooses where the link will be used, and returns its address there. */
async function chooseChannel(page: Page, name: string, former: readonly string[]): Promise<string> {
  await page.getByRole('button', { name, exact: true }).click()
  const field = page.getByRole('textbox', { name: `${name} link`, exact: true })
  await expect(field).toHaveValue(/\/go\/[2-9a-z]{7}(?:-[a-z]+)?$/)
  await expect.poll(async () => former.includes(await field.inputValue())).toBe(false)
  return await field.inputValue()
}

test('an author creates a link for each place, and each follows the rules there', async ({
  page,
  app,
  context,
  link,
}) => {
  const locationOf = async (address: string) =>
    (await page.request.get(address, { maxRedirects: 0 })).headers().location
  const web = `${app.url}/go/${link.slug}`
  expect(await locationOf(web)).toBe(`${AMAZON}?tag=ada-21`)

  await page.goto(`/links/${link.id}`)
  const mail = await chooseChannel(page, 'Newsletter', [web])
  expect(mail).toBe(`${web}-newsletter`)
  await page.getByLabel('Text 1').fill(`Sand! ${mail}`)
  expect(await locationOf(mail)).toBe(AMAZON)
  await page.getByText('Why no tag here?').click()
  await expect(page.getByRole('link', { name: 'Confirm your mailing list' })).toBeVisible()
  await expect(page.getByText('Amazon in India')).toBeVisible()
  await call(context.request, app, 'profile.update', {
    tagChannels: { networks: [], isListOptIn: true },
  })
  expect(await locationOf(mail)).toBe(`${AMAZON}?tag=ada-21`)

  const ebook = await chooseChannel(page, 'Ebook', [web, mail])
  expect(await locationOf(ebook)).toBe(AMAZON)

  const ad = await chooseChannel(page, 'Paid ad', [web, mail, ebook])
  expect(await locationOf(ad)).toBe(AMAZON)
  await page.getByLabel('Amazon store').selectOption('de')
  await page.getByLabel('Attribution tag').fill(`${AMAZON}?${MAAS}`)
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByRole('list', { name: 'Your Attribution tags' })).toContainText('Germany')
  await expect.poll(() => locationOf(ad)).toBe(`${AMAZON}?${MAAS}`)

  await page.locator('summary', { hasText: 'More' }).click()
  await page.getByLabel('Campaign name').fill('Spring launch')
  await page.getByRole('button', { name: 'Save campaign' }).click()
  await expect(page.getByRole('button', { name: 'Save campaign' })).toBeDisabled()

  // The same links are there again after a reload.
  await page.reload()
  await expect(page.getByLabel('Campaign name')).toHaveValue('Spring launch')
  expect(await chooseChannel(page, 'Newsletter', [ad])).toBe(mail)
  await expect(page.getByLabel('Text 1')).toHaveValue(`Sand! ${mail}`)
  await expect(page.getByText(/This link uses your tag in 1 Amazon store/)).toBeVisible()
})
