import { setTimeout as pause } from 'node:timers/promises'
import { createAccount } from '../e2e/fixtures/accounts.ts'
import { connectExtension } from '../e2e/fixtures/connect-extension.ts'
import { startFakeWeb } from '../e2e/fixtures/fake-web.ts'
import {
  chromeBuild,
  findWorker,
  launchWithExtension,
  storeItems,
  useServer,
} from '../e2e/fixtures/launch-with-extension.ts'
import { triggerAction, waitForPopup } from '../e2e/fixtures/popup-target.ts'
import {
  listRetailerPages,
  listServedPages,
} from '../e2e/fixtures/retailer-pages/retailer-pages.ts'
import { findChromium, machineProbes } from '../e2e/scripts/find-chromium.ts'
import { startFakeSmtp } from '../server/src/testing/fake-smtp.ts'
import { isMachineQuiet } from './measure/machine.ts'
import { quartiles } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, startProduct } from './servers/product.ts'

/** Measures the extension's popup after a click on its button, with the server on this machine. */
const ROUNDS = 15
const CACHED_WITHIN_MS = 100
const BOOK_WITHIN_MS = 150
const LINK_WITHIN_MS = 350
const COPIED_WITHIN_MS = 450
/** Checking more often would slow down the popup. */
const LOOK_AFTER_MS = 1200

interface Times {
  /** From the click until the popup's page starts loading: the browser's own time. */
  readonly begun: number
  /** From there on, in ms. */
  readonly paint: number
  readonly book: number
  readonly link: number
  readonly copied: number
}

/** Each page has a different book, so nothing is cached at the first click. */
const pages = [
  ...new Map(
    listRetailerPages()
      .filter(({ expect }) => expect.kind === 'book' && expect.title)
      .map((page) => [page.expect.identifier, page]),
  ).values(),
].slice(0, ROUNDS + 1)

const verdict = createVerdict('popup')
process.env.PLAYWRIGHT_CHROMIUM = findChromium(machineProbes()).path
const dataFolder = createDataFolder()
const smtp = await startFakeSmtp()
const product = await startProduct('server', dataFolder, {
  env: { SMTP_URL: smtp.url, MAIL_FROM: 'Everyshelf <shelf@example.com>' },
})
const server = { url: `http://localhost:${product.port}` }
const stores = await startFakeWeb(listServedPages())
/** Set this to measure another build. */
const context = await launchWithExtension(stores, process.argv[2] ?? chromeBuild)
const first: Times[] = []
const again: Times[] = []
try {
  const worker = await findWorker(context)
  const { host: id } = new URL(worker.url())
  await useServer(worker, server.url)
  await storeItems(worker, {
    preferences: { copyFormat: 'Link', copyTemplate: '', autoCopy: true, isAutoCopyOffered: true },
  })
  const account = await createAccount(context.request, server.url, smtp)
  await connectExtension({ worker, proxy: server }, context.request, server, account)
  for (const [round, { url }] of pages.entries()) {
    const page = await context.newPage()
    await page.goto(url)
    const fresh = await press(id, page.url())
    const cached = await press(id, page.url())
    await page.close()
    // The browser has compiled nothing yet.
    if (round === 0) continue
    first.push(fresh)
    again.push(cached)
  }
} finally {
  await context.close()
  await Promise.all([stores.close(), product.stop(), smtp.close()])
  dataFolder.remove()
}

async function press(id: string, url: string): Promise<Times> {
  const browser = context.browser()
  if (!browser) throw new Error('the browser is gone')
  const session = await browser.newBrowserCDPSession()
  const pressedAt = Date.now()
  await triggerAction(session, id, url)
  await pause(LOOK_AFTER_MS)
  const popup = await waitForPopup(browser, id)
  const { result } = await popup.send<{
    result: { value: Omit<Times, 'begun'> & { origin: number } }
  }>('Runtime.evaluate', {
    returnByValue: true,
    expression: `(() => {
        const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? Infinity
        return { origin: performance.timeOrigin, paint: at('first-contentful-paint'),
          book: at('everyshelf-book'), link: at('everyshelf-link'), copied: at('everyshelf-copied') } })()`,
  })
  await popup.close()
  await session.detach()
  const { origin, ...times } = result.value
  return { begun: origin - pressedAt, ...times }
}

function judge(
  title: string,
  times: readonly Times[],
  read: (times: Times) => number,
  most?: number,
) {
  const { lower, median, upper } = quartiles(times.map((one) => read(one) ?? Infinity))
  const found = `median ${median.toFixed(0)} ms (${lower.toFixed(0)} to ${upper.toFixed(0)})`
  if (most === undefined) console.log(`        ${title}: ${found}`)
  else verdict.gate(`${title}: at most ${most} ms`, median <= most, found)
}

judge('from the press until the page of the popup begins', first, ({ begun }) => begun)
judge('first paint on a new page', first, ({ paint }) => paint)
judge('book recognized on a new page', first, ({ book }) => book, BOOK_WITHIN_MS)
judge('its Global Link, on request', first, ({ link }) => link, LINK_WITHIN_MS)
judge(
  'the link on the clipboard, copied on opening',
  first,
  ({ copied }) => copied,
  COPIED_WITHIN_MS,
)
judge('first paint, opened again', again, ({ paint }) => paint)
judge('book from the cache, opened again', again, ({ book }) => book, CACHED_WITHIN_MS)
judge('its Global Link from the cache', again, ({ link }) => link)
if (!isMachineQuiet()) verdict.doubt('an empty script took too long: the machine is busy')
verdict.close()
