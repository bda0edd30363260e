import { connectExtension } from '../../fixtures/connect-extension.ts'
import { type Extension, expect, test } from '../../fixtures/extension.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'
import { stopWorker } from '../../fixtures/stop-worker.ts'

interface Profile {
  readonly affiliateTags: Readonly<Record<string, string>>
}

test('a link created on a store page is copied, saved, and shown on the website', async ({
  extension,
  context,
  app,
  account,
}) => {
  await connectExtension(extension, context.request, app, account)
  const retailerPage = await extension.openRetailerPage('waterstones')
  const popup = await extension.press(retailerPage)
  await expect.poll(() => popup.source()).toContain('/redirect?isbn=9780141441146')
  await popup.click('button', 'Copy')
  await expect.poll(() => popup.text()).toContain('Link copied to clipboard')

  await popup.click('button', 'Save for a short link')
  await expect.poll(() => popup.text()).toContain('Saved ✓')
  await expect.poll(() => popup.source()).toContain(`${app.url}/go/`)

  await popup.close()
  const again = await extension.press(retailerPage)
  await again.click('button', 'Recent links')
  await expect.poll(() => again.text()).toContain('Saved links: 1')
  await again.close()
  const site = await context.newPage()
  await site.goto(`${app.url}/dashboard`)
  await expect(site.getByText('Jane Eyre').first()).toBeVisible()
  await expect(site.getByText('instead of the title of 1 book.')).toBeVisible()
})

test('a tag set on the website appears in the popup, and vice versa', async ({
  extension,
  context,
  app,
  account,
}) => {
  await grantPremium(app, account)
  await call(context.request, app, 'profile.update', { affiliateTags: { us: 'ada-20' } })
  await connectExtension(extension, context.request, app, account)
  const popup = await extension.press(await extension.openRetailerPage('waterstones'))
  await popup.click('button', 'Account, tags, and options')
  await popup.click('button', 'Your affiliate tags')
  await expect.poll(() => popup.text()).toContain('ada-20')

  await popup.click('button', 'Change the tag: Germany Not set Everyshelf earns')
  await popup.fill('Tag for Amazon Germany', 'ada-20')
  await expect.poll(() => popup.text()).toContain('Tags for Amazon.de usually end in -21.')
  await popup.fill('Tag for Amazon Germany', 'ada-21')
  await popup.press('Enter', 13)
  await expect.poll(() => popup.text()).toContain('2 of 12 set')
  const { affiliateTags } = await call<Profile>(context.request, app, 'profile.get')
  expect(affiliateTags).toEqual({ us: 'ada-20', de: 'ada-21' })
})

test('R48 a save is not lost when the browser kills the background midway', async ({
  extension,
  context,
  app,
  account,
}) => {
  await connectExtension(extension, context.request, app, account)
  const retailerPage = await extension.openRetailerPage('waterstones')
  const popup = await extension.press(retailerPage)
  await expect.poll(() => popup.source()).toContain('/redirect?isbn=9780141441146')
  extension.proxy.fallSilent()
  await popup.click('button', 'Save for a short link')
  await expect.poll(() => popup.text()).toContain('Saving...')
  await expect.poll(() => hasAskedToSave(extension)).toBe(true)
  // The page that this opens has closed the popup too.
  await stopWorker(context, extension.id)
  extension.proxy.speakAgain()

  const again = await extension.press(retailerPage)
  await expect.poll(() => again.text()).toContain('Saved ✓')
  expect(await call(context.request, app, 'links.list')).toMatchObject({ count: 1 })
})

test('one press copies and saves a link of a Premium account, also if the popup closes at once', async ({
  extension,
  context,
  app,
  account,
}) => {
  await grantPremium(app, account)
  await connectExtension(extension, context.request, app, account)
  const page = await extension.openRetailerPage('waterstones')
  await context.grantPermissions(['clipboard-read'])
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const long = new RegExp(String.raw`^${app.url}/redirect\?isbn=9780141441146&userId=\w+$`)
  const short = new RegExp(String.raw`^${app.url}/go/\w+$`)

  // The server answers nothing, so the popup closes in the middle of the save.
  const popup = await extension.press(page)
  await expect.poll(() => popup.focused()).toBe('Copy')
  // Only Premium has a channel to choose before the link is saved: the plan is known.
  await expect.poll(() => popup.text()).toContain('Newsletter')
  extension.proxy.fallSilent()
  await popup.press('Enter', 13)
  await expect.poll(() => hasAskedToSave(extension)).toBe(true)
  await popup.close()
  await page.bringToFront()
  expect(await readClipboard()).toMatch(long)
  extension.proxy.speakAgain()

  const again = await extension.press(page)
  await expect.poll(() => again.text(), { timeout: 60_000 }).toContain('Saved ✓')
  await again.click('button', 'Copy')
  await expect.poll(() => again.text()).toContain('Copied!')
  await again.close()
  await page.bringToFront()
  expect(await readClipboard()).toMatch(short)
  expect(await call(context.request, app, 'links.list')).toMatchObject({ count: 1 })
})

function hasAskedToSave({ proxy }: Extension): boolean {
  return proxy.sent.some(({ url }) => url.includes('links.save'))
}
