import { createAccount } from '../fixtures/accounts.ts'
import { approveExtension } from '../fixtures/connect-extension.ts'
import { expect, test } from '../fixtures/firefox.ts'

const COPY_AUTOMATICALLY = 'Copy each new Global Link automatically'

test('Alt+Shift+L copies the link in Firefox once it is allowed', async ({
  firefox,
  request,
  app,
}) => {
  const { window } = firefox
  const account = await createAccount(request, app.url, app.mail)
  await firefox.keep(await approveExtension(request, app, account, app.url))
  const retailerPage = await firefox.openRetailerPage('amazon-de-taschenbuch')

  await window.writeClipboard('nothing yet')
  const refused = await firefox.pressCopyKey(retailerPage)
  await expect.poll(() => refused.text()).toContain('Press Enter to copy')
  expect(await window.readClipboard()).toBe('nothing yet')

  const options = await firefox.openOptions()
  await expect.poll(() => options.readSwitch('Copy with Alt+Shift+L')).toBe('false')
  await options.turn('Copy with Alt+Shift+L')
  await expect.poll(() => window.question()).toContain('Input data to the clipboard')
  await window.answer('Allow')
  await expect.poll(() => options.readSwitch('Copy with Alt+Shift+L')).toBe('true')

  const popup = await firefox.pressCopyKey(retailerPage)
  await expect.poll(() => popup.text()).toContain('Link copied to clipboard')
  expect(await window.readClipboard()).toContain(`${app.url}/redirect?isbn=`)
})

test('copies each new link automatically in Firefox once that is allowed', async ({
  firefox,
  request,
  app,
}) => {
  const { window } = firefox
  const account = await createAccount(request, app.url, app.mail)
  await firefox.keep(await approveExtension(request, app, account, app.url))
  const options = await firefox.openOptions()
  await expect.poll(() => options.readSwitch(COPY_AUTOMATICALLY)).toBe('false')
  await options.turn(COPY_AUTOMATICALLY)
  await expect.poll(() => window.question()).toContain('Input data to the clipboard')
  await window.answer('Allow')
  await expect.poll(() => options.readSwitch(COPY_AUTOMATICALLY)).toBe('true')

  await window.writeClipboard('nothing yet')
  await firefox.press(await firefox.openRetailerPage('waterstones'))
  await expect.poll(() => window.readClipboard()).toContain('isbn=9780141441146')
})
