import { expect, test } from '../../fixtures/extension.ts'
import { getRetailerPage } from '../../fixtures/retailer-pages/retailer-pages.ts'

test('S58 the server receives only the identifier from the page', async ({ extension }) => {
  const popup = await extension.press(await extension.openRetailerPage('amazon-us-paperback'))
  const { sent } = extension.proxy
  const heard = () => sent.map(({ url, body }) => (body ? `${url} ${body}` : url))
  // The saved page's picture does not load, so the extension requests the server's cover too.
  await expect.poll(heard).toContain('/covers/9780141439518')
  await expect
    .poll(heard)
    .toContain('/api/trpc/links.generate?batch=1 {"0":{"input":"9780141439518"}}')
  expect(await popup.heading()).toBe('Pride and Prejudice (Penguin Classics)')

  expect(new Set(heard())).toEqual(
    new Set([
      '/covers/9780141439518',
      '/api/trpc/links.generate?batch=1',
      '/api/trpc/links.generate?batch=1 {"0":{"input":"9780141439518"}}',
    ]),
  )
  const everything = JSON.stringify(sent).toLowerCase()
  for (const secret of ['amazon', 'crid', 'pride', 'prejudice', 'austen', 'penguin', 'keywords']) {
    expect(everything, secret).not.toContain(secret)
  }
  for (const { headers } of sent) {
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
  }
  expect(sent.find(({ body }) => body)?.headers['x-everyshelf-client']).toBe('extension/1.0.0')
})

test('S58 the store learns nothing from its picture in the popup', async ({
  extension,
  fakeWeb,
}) => {
  const before = fakeWeb.requests.length
  const popup = await extension.press(await extension.openRetailerPage('barnes-and-noble'))
  await expect.poll(() => popup.heading()).toBe('Moby-Dick: or, The Whale')
  const pictures = () =>
    fakeWeb.requests.slice(before).filter(({ address }) => address.includes('moby-dick.jpg'))
  await expect.poll(() => pictures().length).toBeGreaterThan(0)
  expect(pictures().filter(({ referer }) => referer !== undefined)).toEqual([])
})

test('S60 the page, its address and its cookies stay unchanged', async ({ extension }) => {
  const name = 'amazon-es-tapa-blanda'
  const page = await extension.openRetailerPage(name)
  await page.context().addCookies([{ name: 'session-id', value: '1', url: page.url() }])
  const before = { content: await page.content(), cookies: await page.context().cookies() }

  const popup = await extension.press(page)
  await expect.poll(() => popup.heading()).toBe('Don Quijote de la Mancha')
  await popup.click('button', 'Copy the Amazon Spain link')
  await expect.poll(() => popup.text()).toContain('Copied!')

  expect(page.url()).toBe(getRetailerPage(name).url)
  expect(await page.content()).toBe(before.content)
  expect(await page.context().cookies()).toEqual(before.cookies)
  expect(await popup.source()).not.toContain('tag=')

  await page.getByLabel('search').click()
  await page.keyboard.press('Control+V')
  await expect(page.getByLabel('search')).toHaveValue('https://www.amazon.es/dp/8420412147')
})

test('S56 no page can talk to the extension', async ({ extension }) => {
  const page = await extension.openRetailerPage('amazon-us-paperback')
  await extension.press(page)
  const reach = (id: string) =>
    page.evaluate(async (extensionId) => {
      const { chrome } = globalThis as unknown as {
        chrome?: { runtime?: { sendMessage?: unknown } }
      }
      const file = await fetch(`chrome-extension://${extensionId}/page-reader.js`).then(
        () => 'read',
        () => 'refused',
      )
      return { messages: typeof chrome?.runtime?.sendMessage, file }
    }, id)
  expect(await reach(extension.id)).toEqual({ messages: 'undefined', file: 'refused' })
})

test('S53 the popup contains no Global Link without a connected account', async ({
  extension,
  context,
}) => {
  const popup = await extension.press(await extension.openRetailerPage('waterstones'))
  await expect.poll(() => popup.text()).toContain('Connect')
  expect(await popup.source()).not.toContain('/redirect?')
  const opened = context.waitForEvent('page')
  await popup.click('button', 'Connect')
  expect((await opened).url()).toContain('/connect?user_code=')
})
