import { createAccount } from '../fixtures/accounts.ts'
import { approveExtension } from '../fixtures/connect-extension.ts'
import { expect, test } from '../fixtures/firefox.ts'

const AS_SOON_AS_MADE = 'Copy each Global Link as soon as it is made'

test('Alt+Shift+L copies the link in Firefox once it is allowed', async ({
  firefox,
  request,
  app,
}) => {
  const { window } = firefox
  const account = await createAccount(request, app.url, app.mail)
  await firefox.keep(await approveExtension(request, app, account, app.url))
  const shop = await firefox.openShop('amazon-de-taschenbuch')

  await window.writeClipboard('nothing yet')
  const refused = await firefox.pressCopyKey(shop)
  await expect.poll(() => refused.text()).toContain('Press Enter to copy')
  expect(await window.readClipboard()).toBe('nothing yet')

  const options = await firefox.openOptions()
  await expect.poll(() => options.readSwitch('Copy with Alt+Shift+L')).toBe('false')
  await options.turn('Copy with Alt+Shift+L')
  await expect.poll(() => window.question()).toContain('Input data to the clipboard')
  await window.answer('Allow')
  await expect.poll(() => options.readSwitch('Copy with Alt+Shift+L')).toBe('true')

  const popup = await firefox.pressCopyKey(shop)
  await expect.poll(() => popup.text()).toContain('Link copied to clipboard')
  expect(await window.readClipboard()).toContain(`${app.url}/redirect?isbn=`)
})

test('copies each link as soon as it is made in Firefox once that is allowed', async ({
  firefox,
  request,
  app,
}) => {
  const { window } = firefox
  const account = await createAccount(request, app.url, app.mail)
  await firefox.keep(await approveExtension(request, app, account, app.url))
  const options = await firefox.openOptions()
  await expect.poll(() => options.readSwitch(AS_SOON_AS_MADE)).toBe('false')
  await options.turn(AS_SOON_AS_MADE)
  await expect.poll(() => window.question()).toContain('Input data to the clipboard')
  await window.answer('Allow')
  await expect.poll(() => options.readSwitch(AS_SOON_AS_MADE)).toBe('true')

  await window.writeClipboard('nothing yet')
  await firefox.press(await firefox.openShop('waterstones'))
  await expect.poll(() => window.readClipboard()).toContain('isbn=9780141441146')
})
