import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { demoBooks } from '../../server/src/testing/demo/demo-books.ts'
import { demoAccounts, seedDemo } from '../../server/src/testing/demo/seed-demo.ts'
import { startFakeBookServices } from '../../server/src/testing/fake-book-services.ts'
import { withDrawnCovers } from '../demo/with-drawn-covers.ts'
import {
  bareEnvironment,
  builtServer,
  createDataDir,
  repositoryRoot,
  startServerProcess,
} from '../fixtures/server-process.ts'
import { findChromium, machineProbes } from './find-chromium.ts'

/** Takes the picture of the README from the built product: `pnpm build` comes first. */
const sampleIsbn = '9780141441146'
const sampleCover = join(repositoryRoot, 'web', 'public', 'demo-cover.png')

/** The sample book of /demo/universal-book-page has its cover in the web app. */
const sample = demoBooks.filter(({ isbn13 }) => isbn13 === sampleIsbn)
for (const { picture } of await withDrawnCovers(sample)) {
  if (picture) await writeFile(sampleCover, picture)
}

const novel = { isbn13: '9780141439518', title: 'Pride and Prejudice' }

const books = await startFakeBookServices({ books: await withDrawnCovers(demoBooks) })
const dataDir = createDataDir()
await seedDemo(join(dataDir.path, 'everyshelf.db'), Date.now())
const server = await startServerProcess({
  args: [builtServer],
  env: {
    ...bareEnvironment(),
    PORT: '0',
    DATA_DIR: dataDir.path,
    DEFAULT_AFFILIATE_TAGS: 'us=everyshelf-20,uk=everyshelf-21,de=everyshelf-21',
    GOOGLE_BOOKS_URL: books.googleBooksUrl,
    OPEN_LIBRARY_URL: books.openLibraryUrl,
    COVERS_URL: books.coversUrl,
  },
})
const browser = await chromium.launch({
  executablePath: findChromium(machineProbes()).path,
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  const context = await browser.newContext({ baseURL: server.url, colorScheme: 'light' })
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 602 })
  await page.goto(`/book/${novel.isbn13}/universal?country=US`)
  await page.getByRole('img', { name: novel.title }).waitFor()
  const readerPage = await page.screenshot({ animations: 'disabled' })

  const { email, password } = demoAccounts.premium
  await context.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: server.url },
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/analytics')
  await page.getByRole('heading', { name: 'Countries' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const clicks = await page.screenshot({ animations: 'disabled' })

  // A blank page, which has no content security policy.
  const sheet = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await sheet.setContent(`<body style="margin:0">
    ${toImage(clicks, '')}
    ${toImage(readerPage, 'position:fixed;right:48px;bottom:0;border:10px solid #1d2b26;border-bottom:0;border-radius:36px 36px 0 0;box-shadow:0 8px 48px #0006')}
  </body>`)
  await sheet.screenshot({ path: join(repositoryRoot, 'docs', 'images', 'product.png') })
  console.log('docs/images/product.png')
} finally {
  await browser.close()
  await server.stop()
  await books.close()
  dataDir.remove()
}

function toImage(png: Buffer, style: string): string {
  return `<img src="data:image/png;base64,${png.toString('base64')}" style="display:block;${style}">`
}
