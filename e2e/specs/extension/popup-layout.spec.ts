import { connectExtension } from '../../fixtures/connect-extension.ts'
import { expect, test } from '../../fixtures/extension.ts'
import { checkLayoutAtWidth } from '../../fixtures/layout-checks.ts'

test('Enter copies the link as soon as the popup is open', async ({
  extension,
  context,
  app,
  account,
}) => {
  await connectExtension(extension, context.request, app, account)
  const popup = await extension.press(await extension.openRetailerPage('waterstones'))
  await expect.poll(() => popup.focused()).toBe('Copy')
  await popup.press('Enter', 13)
  await expect.poll(() => popup.text()).toContain('Link copied to clipboard')
})

/** The narrowest panel that Chrome opens. */
const NARROW = 320
const SURFACES = ['popup', 'sidepanel'] as const

for (const surface of SURFACES) {
  test(`the ${surface} is complete at ${NARROW} px: one line for the link, Copy beside it`, async ({
    extension,
    context,
    app,
    account,
    page,
  }) => {
    await page.goto(`chrome-extension://${extension.id}/${surface}.html`)
    const entry = page.getByLabel('Enter ISBN, ASIN, or Amazon URL')
    await expect(entry).toBeVisible()
    expect(await checkLayoutAtWidth(page, NARROW), 'the field').toEqual([])
    await connectExtension(extension, context.request, app, account)
    await entry.fill('978-0-14-143951-8')
    await entry.press('Enter')
    const link = page.getByRole('textbox', { name: 'Your Global Link' })
    await expect(link).toBeVisible()
    expect(await checkLayoutAtWidth(page, NARROW), 'a link').toEqual([])

    const copy = page.getByRole('button', { name: 'Copy', exact: true })
    const [linkBox, copyBox] = [await link.boundingBox(), await copy.boundingBox()]
    expect(linkBox?.height).toBe(44)
    expect(copyBox?.y).toBe(linkBox?.y)
  })
}
