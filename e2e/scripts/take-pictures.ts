import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
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
import { DashboardPage } from '../pages/dashboard.ts'
import { HomePage } from '../pages/home.ts'
import { findChromium, machineProbes } from './find-chromium.ts'

/** Takes the pictures of the documentation from the built product: `pnpm build` comes first. */
const pictures = join(repositoryRoot, 'docs', 'images')
const sampleIsbn = '9780141441146'
const sampleCover = join(repositoryRoot, 'web', 'public', 'demo-cover.png')
async function take(page: Page, name: string, height: number): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: join(pictures, `${name}.png`),
    clip: { x: 0, y: 0, width: 1280, height },
    animations: 'disabled',
  })
  console.log(`docs/images/${name}.png`)
}

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
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1280, height: 1000 },
    colorScheme: 'light',
  })
  const home = new HomePage(page)
  await page.goto('/')
  await take(page, 'home', 960)
  await page.getByRole('button', { name: 'Accept' }).click()
  await home.openResult(novel.isbn13)
  await page.getByRole('img', { name: `Cover of ${novel.title}` }).waitFor()
  await take(page, 'result', 960)

  const { email, password } = demoAccounts.premium
  await page.context().request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: server.url },
  })
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await page.getByRole('button', { name: 'Hide getting started' }).click()
  await dashboard.row(novel.title).waitFor()
  await page.getByRole('img', { name: `Cover of ${novel.title}` }).waitFor()
  await take(page, 'dashboard', 960)
} finally {
  await browser.close()
  await server.stop()
  await books.close()
  dataDir.remove()
}
