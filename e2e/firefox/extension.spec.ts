import { createAccount } from '../fixtures/accounts.ts'
import { expect, test } from '../fixtures/firefox.ts'

test('the extension finds the book in Firefox, and comes to an account', async ({
  firefox,
  request,
  app,
}) => {
  const { email, password } = await createAccount(request, app.url, app.mail)
  const shop = await firefox.openShop('amazon-de-taschenbuch')
  const before = { url: shop.url(), content: await shop.content() }
  const popup = await firefox.press(shop)
  await expect.poll(() => popup.heading()).toBe('Die Verwandlung')
  await expect.poll(() => popup.source()).toContain('https://www.amazon.de/dp/3150099005')
  expect({ url: shop.url(), content: await shop.content() }).toEqual(before)

  await popup.click('Connect')
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

  const again = await firefox.press(shop)
  await expect.poll(() => again.text()).toContain(email)
  await expect.poll(() => again.source()).toContain(`${app.url}/redirect?isbn=`)
})
