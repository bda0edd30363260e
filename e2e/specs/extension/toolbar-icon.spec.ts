import type { Worker } from '@playwright/test'
import { expect, test } from '../../fixtures/extension.ts'

/** The part of the extension's API that the stories below use in its worker. */
interface WorkerGlobal {
  readonly chrome: {
    readonly runtime: { getManifest(): object }
    readonly management: { getPermissionWarningsByManifest(manifest: string): Promise<string[]> }
    readonly scripting: { getRegisteredContentScripts(): Promise<readonly object[]> }
    readonly storage: { readonly local: { set(items: object): Promise<void> } }
    readonly tabs: { query(filter: object): Promise<readonly { readonly id: number }[]> }
    readonly action: {
      disable(): Promise<void>
      getBadgeText(tab: object): Promise<string>
      getTitle(tab: object): Promise<string>
    }
    readonly declarativeContent: {
      readonly PageStateMatcher: new (condition: object) => object
      readonly ShowAction: new () => object
      readonly onPageChanged: {
        getRules(callback: (rules: readonly Rule[]) => void): void
        addRules(rules: readonly object[], callback: () => void): void
      }
    }
  }
}

interface Rule {
  readonly conditions: readonly { readonly pageUrl: object; readonly css?: readonly string[] }[]
}

test.use({
  grantedOrigins: [
    'https://www.waterstones.com/*',
    'https://waterstones.com/*',
    'https://m.waterstones.com/*',
  ],
})

test('S54 the browser shows no warnings before installation', async ({ extension }) => {
  const warningsOf = (changes: object) =>
    extension.worker.evaluate((changed) => {
      const { chrome } = globalThis as unknown as WorkerGlobal
      const manifest = { ...chrome.runtime.getManifest(), host_permissions: [], ...changed }
      return chrome.management.getPermissionWarningsByManifest(JSON.stringify(manifest))
    }, changes)
  expect(await warningsOf({})).toEqual([])
  expect(await warningsOf({ permissions: ['tabs'] })).toHaveLength(1)
})

/** Playwright cannot see the icon, so the highlighting rules decide whether it can be clicked. */
async function letRulesDecide(worker: Worker): Promise<void> {
  const read = () =>
    worker.evaluate(() => {
      const { chrome } = globalThis as unknown as WorkerGlobal
      return new Promise<number>((resolve) =>
        chrome.declarativeContent.onPageChanged.getRules((rules) => resolve(rules.length)),
      )
    })
  await expect.poll(read).toBe(1)
  await worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as WorkerGlobal
    const { PageStateMatcher, ShowAction, onPageChanged } = chrome.declarativeContent
    await chrome.action.disable()
    await new Promise<void>((resolve) =>
      onPageChanged.getRules((rules) => {
        const conditions = rules.flatMap((rule) =>
          rule.conditions.map(
            ({ pageUrl, css }) => new PageStateMatcher({ pageUrl, ...(css && { css }) }),
          ),
        )
        onPageChanged.addRules([{ conditions, actions: [new ShowAction()] }], () => resolve())
      }),
    )
  })
}

test('the icon is in color when the address or the page shows that it is a book page', async ({
  extension,
  context,
}) => {
  await letRulesDecide(extension.worker)
  const isLit = async (name: string) => {
    const page = await extension.openRetailerPage(name)
    const popup = await extension.press(page, 1500).catch(() => null)
    await popup?.close()
    await page.close()
    return popup !== null
  }
  for (const name of [
    'amazon-de-taschenbuch',
    'amazon-uk-kindle',
    'thalia',
    'flipkart',
    'books-a-million',
  ]) {
    expect.soft(await isLit(name), name).toBe(true)
  }
  for (const name of ['amazon-us-lamp', 'amazon-de-search', 'walmart-kettle', 'blog']) {
    expect.soft(await isLit(name), name).toBe(false)
  }
  expect(context.pages().length).toBeGreaterThan(0)
})

test('a saved book has a ✓ in stores that are turned on, and in no others', async ({
  extension,
}) => {
  const links = [{ id: '1', key: '9780141441146', slug: 'jane', title: 'Jane Eyre' }]
  const owner = extension.proxy.url
  const save = (saved: object) =>
    extension.worker.evaluate(async (value) => {
      const { chrome } = globalThis as unknown as WorkerGlobal
      await chrome.storage.local.set({ 'saved-links': value })
    }, saved)
  const mark = () =>
    extension.worker.evaluate(async () => {
      const { chrome } = globalThis as unknown as WorkerGlobal
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true })
      const at = { tabId: tab?.id }
      return [await chrome.action.getBadgeText(at), await chrome.action.getTitle(at)]
    })
  const saved = ['✓', 'Everyshelf: this book is already saved']
  const plain = ['', 'Everyshelf: create a Global Link']

  await save({ owner, asOf: '2026-05-01T12:00:00.000Z', links })
  const countScripts = () =>
    extension.worker.evaluate(async () => {
      const { chrome } = globalThis as unknown as WorkerGlobal
      return (await chrome.scripting.getRegisteredContentScripts()).length
    })
  await expect.poll(countScripts).toBe(1)
  const retailerPage = await extension.openRetailerPage('waterstones')
  await expect.poll(mark).toEqual(saved)

  await save({ owner, asOf: '2026-05-01T12:01:00.000Z', links: [] })
  await expect.poll(mark).toEqual(plain)

  await save({ owner, asOf: '2026-05-01T12:02:00.000Z', links })
  await expect.poll(mark).toEqual(saved)
  await retailerPage.evaluate(() => history.pushState(null, '', '/basket'))
  await expect.poll(mark).toEqual(plain)

  await extension.openRetailerPage('foyles')
  expect(await mark()).toEqual(plain)
  expect(extension.proxy.sent).toEqual([])
})
