import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakeBookServices } from '../../server/src/testing/fake-book-services.ts'
import { startFakeGoogle } from '../../server/src/testing/fake-google.ts'
import { startFakeSmtp } from '../../server/src/testing/fake-smtp.ts'
import { startFakeStripe } from '../../server/src/testing/fake-stripe.ts'
import { repositoryRoot } from '../fixtures/server-process.ts'

/**
 * The product with all that it would ask outside standing on this machine, so that everything can be
 * tried without an account anywhere: mails are printed here, Google signs in one made-up person, and
 * the page of payment takes no money. What is done is gone with the folder it prints.
 */
const port = process.env.PORT ?? '3000'
const webhookSecret = 'whsec_demo'
const [books, google, stripe, smtp] = await Promise.all([
  startFakeBookServices(),
  startFakeGoogle({
    sub: 'demo',
    email: 'robin@example.org',
    email_verified: true,
    given_name: 'Robin',
  }),
  startFakeStripe(),
  startFakeSmtp({
    onMail: (mail) => {
      console.log(`\nMail to ${mail.envelope.to.join()}:\n${mail.text}`)
    },
  }),
])
stripe.events.setEndpoint({
  url: `http://localhost:${port}/webhooks/stripe`,
  secret: webhookSecret,
})

const dataDir = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'everyshelf-demo-'))
const environment = {
  ...process.env,
  PORT: port,
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: dataDir,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  DEFAULT_AFFILIATE_TAGS: 'us=everyshelf-20,uk=everyshelf-21,de=everyshelf0d-21',
  SMTP_URL: smtp.url,
  GOOGLE_BOOKS_URL: books.googleBooksUrl,
  OPEN_LIBRARY_URL: books.openLibraryUrl,
  COVERS_URL: books.coversUrl,
  GOOGLE_CLIENT_ID: 'everyshelf',
  GOOGLE_CLIENT_SECRET: 'demo',
  GOOGLE_DISCOVERY_URL: google.discoveryUrl,
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_ID: stripe.priceId,
  STRIPE_API_URL: stripe.url,
}
console.log(`Everything outside is played on this machine. Data: ${dataDir}`)
const start = join(repositoryRoot, 'server', 'scripts', 'start.ts')
const product = spawn(process.execPath, [start], { stdio: 'inherit', env: environment })
// Ctrl-C reaches both; the fakes stay until the product has written what it has to write.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => product.kill('SIGTERM'))
product.on('exit', (code) => process.exit(code ?? 0))
