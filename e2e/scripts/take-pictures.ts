import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { startFakeBookServices } from '../../server/src/testing/fake-book-services.ts'
import { startFakeSmtp } from '../../server/src/testing/fake-smtp.ts'
import { createAccount } from '../fixtures/accounts.ts'
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
/** Without a cover of its own, so that the picture shows the one we draw. */
const novel = {
  isbn13: '9780141439518',
  isbn10: '0141439513',
  title: 'Pride and Prejudice',
  authors: ['Jane Austen'],
  hasNoCover: true,
}

async function take(page: Page, name: string, height: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: join(pictures, `${name}.png`),
    clip: { x: 0, y: 0, width: 1280, height },
    animations: 'disabled',
  })
  console.log(`docs/images/${name}.png`)
}

const shelf = [
  novel,
  {
    isbn13: '9780142437247',
    isbn10: '0142437247',
    title: 'Moby-Dick',
    authors: ['Herman Melville'],
    hasNoCover: true,
  },
  {
    isbn13: '9780141441146',
    isbn10: '0141441143',
    title: 'Jane Eyre',
    authors: ['Charlotte Brontë'],
    hasNoCover: true,
  },
]

const books = await startFakeBookServices({ books: shelf })
const mail = await startFakeSmtp()
const dataDir = createDataDir()
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
    SMTP_URL: mail.url,
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
  await home.openResult(novel.isbn13)
  await page.getByRole('img', { name: `Cover of ${novel.title}` }).waitFor()
  await take(page, 'result', 960)

  const { request } = page.context()
  await createAccount(request, server.url, mail)
  for (const { isbn13 } of shelf) {
    await request.post('/api/trpc/links.save', {
      data: { isbn: isbn13 },
      headers: { origin: server.url },
    })
  }
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await dashboard.row(novel.title).waitFor()
  await page.getByRole('img', { name: `Cover of ${novel.title}` }).waitFor()
  await take(page, 'dashboard', 960)
} finally {
  await browser.close()
  await server.stop()
  await books.close()
  await mail.close()
  dataDir.remove()
}
