import { createAccount } from '../fixtures/accounts.ts'
import { expect, test } from '../fixtures/firefox.ts'

test('the extension finds the book in Firefox, and connects an account', async ({
  firefox,
  request,
  app,
}) => {
  const { email, password } = await createAccount(request, app.url, app.mail)
  const retailerPage = await firefox.openRetailerPage('amazon-de-taschenbuch')
  const before = { url: retailerPage.url(), content: await retailerPage.content() }
  const popup = await firefox.press(retailerPage)
  await expect.poll(() => popup.heading()).toBe('Die Verwandlung')
  await expect.poll(() => popup.source()).toContain('https://www.amazon.de/dp/3150099005')
  expect({ url: retailerPage.url(), content: await retailerPage.content() }).toEqual(before)

  await popup.click('Connect')
  const options = await firefox.waitForOptions()
  await options.connect()
  await expect.poll(() => firefox.window.question()).not.toBe('')
  await firefox.window.answer('Allow')
  const target = await firefox.browser.waitForTarget((one) => one.url().startsWith(app.url))
  const site = await target.page()
  if (!site) throw new Error('Connect opened no page')
  await site.bringToFront()
  const press = (name: string) =>
    site.waitForSelector(`main button::-p-text(${name})`).then((button) => button?.click())
  await (await site.waitForSelector('input[type=email]'))?.type(email)
  await (await site.waitForSelector('input[type=password]'))?.type(password)
  await press('Sign in')
  await press('Approve')
  await site.waitForSelector('h1::-p-text(Connected)')

  const again = await firefox.press(retailerPage)
  await expect.poll(() => again.source()).toContain(email)
  await expect.poll(() => again.source()).toContain(`${app.url}/redirect?isbn=`)
})

test('the button is in color in stores that are turned on', async ({ firefox, app }) => {
  const { window } = firefox
  const icon = async () => (await window.readToolbarButton()).icon
  const links = [{ id: '1', key: '9780141441146', slug: 'jane', title: 'Jane Eyre' }]
  await firefox.keep({
    'saved-links': { owner: app.url, asOf: '2026-05-01T12:00:00.000Z', links },
  })
  expect(await window.isButtonInToolbar()).toBe(true)
  await firefox.openRetailerPage('foyles')
  expect(await icon()).toBe('16.png')

  const options = await firefox.openOptions()
  await expect.poll(() => options.readSwitch('Waterstones')).toBe('false')
  await options.turn('Waterstones')
  await expect.poll(() => window.question()).toContain('www.waterstones.com')
  await window.answer('Deny')
  await expect.poll(() => window.question()).toBe('')
  expect(await options.readSwitch('Waterstones')).toBe('false')
  await options.turn('Waterstones')
  await expect.poll(() => window.question()).toContain('www.waterstones.com')
  await window.answer('Allow')
  await expect.poll(() => options.readSwitch('Waterstones')).toBe('true')

  await firefox.openRetailerPage('waterstones')
  await expect
    .poll(() => window.readToolbarButton())
    .toEqual({
      icon: '16.png',
      badge: '✓',
      title: 'Everyshelf: this book is already saved',
    })
  const grayButton = { icon: 'gray-16.png', badge: '', title: 'Everyshelf: create a Global Link' }
  await firefox.open('https://www.waterstones.com/basket')
  await expect.poll(() => window.readToolbarButton()).toEqual(grayButton)
  await firefox.openRetailerPage('foyles')
  await expect.poll(() => window.readToolbarButton()).toEqual(grayButton)

  await firefox.openOptions()
  await options.turn('Waterstones')
  await expect.poll(() => options.readSwitch('Waterstones')).toBe('false')
  await firefox.openRetailerPage('foyles')
  await expect.poll(icon).toBe('16.png')
})
