import { expect, test } from '../../fixtures/extension.ts'

const WITHIN_FIVE_SECONDS = { timeout: 5000 }

test('R48 the popup reports that the server is offline, and its store links still work', async ({
  extension,
}) => {
  const page = await extension.openRetailerPage('amazon-de-taschenbuch')
  await extension.proxy.close()
  const popup = await extension.press(page)
  await expect.poll(() => popup.text(), WITHIN_FIVE_SECONDS).toContain('No connection')
  expect(await popup.text()).toContain('You can use the store links below.')
  expect(await popup.heading()).toBe('Die Verwandlung')
  expect((await popup.links())[3]).toEqual({
    store: 'Amazon Germany',
    url: 'https://www.amazon.de/dp/3150099005',
  })
})

test('R48 the popup reports an unresponsive server within five seconds', async ({ extension }) => {
  const page = await extension.openRetailerPage('amazon-fr-poche')
  extension.proxy.fallSilent()
  const popup = await extension.press(page)
  await expect.poll(() => popup.heading()).toBe('Madame Bovary')
  await expect.poll(() => popup.text(), WITHIN_FIVE_SECONDS).toContain('slow to respond')
  await expect.poll(() => popup.text()).toContain('Temporarily unavailable')
  extension.proxy.speakAgain()
  await popup.click('button', 'Try again')
  await expect.poll(() => popup.text()).toContain('Connect')
})
