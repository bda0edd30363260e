import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import {
  addDemoSubscription,
  startPastStripe,
} from '../../server/src/testing/demo/add-demo-subscription.ts'
import { demoBooks } from '../../server/src/testing/demo/demo-books.ts'
import { demoAccounts, seedDemo } from '../../server/src/testing/demo/seed-demo.ts'
import { startFakeBookServices } from '../../server/src/testing/fake-book-services.ts'
import { startFakeGoogle } from '../../server/src/testing/fake-google.ts'
import { startFakeSmtp } from '../../server/src/testing/fake-smtp.ts'
import { withDrawnCovers } from '../demo/with-drawn-covers.ts'
import { repositoryRoot } from '../fixtures/server-process.ts'

/**
 * The product with a year of sample data. Fakes on this machine replace every outside service, so you
 * can try everything without an account elsewhere: it prints emails here, Google signs in one invented
 * person, and the payment page takes no money. The data is in DATA_DIR, or in a temporary folder that
 * it prints.
 */
const port = process.env.PORT ?? '3000'
const origin = `http://localhost:${port}`
const webhookSecret = 'whsec_demo'
const dataDir = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'everyshelf-demo-'))
mkdirSync(dataDir, { recursive: true, mode: 0o700 })
const [books, google, stripe, smtp] = await Promise.all([
  startFakeBookServices({ books: await withDrawnCovers(demoBooks) }),
  startFakeGoogle({
    sub: 'demo',
    email: 'robin@example.org',
    email_verified: true,
    given_name: 'Robin',
  }),
  startPastStripe(),
  startFakeSmtp({
    onMail: (mail) => {
      console.log(`\nEmail to ${mail.envelope.to.join()}:\n${mail.text}`)
    },
  }),
])

const environment = {
  ...process.env,
  PORT: port,
  PUBLIC_URL: origin,
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
  STRIPE_YEARLY_PRICE_ID: stripe.yearlyPriceId,
  STRIPE_API_URL: stripe.url,
}
delete (environment as NodeJS.ProcessEnv).DATABASE_URL

const { premium, free } = demoAccounts
const guide = `
Email, Google, Stripe, and the book catalogs are simulated locally. Data: ${dataDir}

Sign in at ${origin}/account
  ${premium.email}   ${premium.password}   Premium, twelve links, a year of clicks
  ${free.email}       ${free.password}   free plan, no links
  "Continue with Google" signs in Robin, a new user

Things to try
  ${origin}/dashboard           saved links, their short links, and clicks
  ${origin}/analytics           clicks by day, country, and device
  ${origin}/go/pride?country=de redirects to the German store with the author's tag
  ${origin}/go/gatsby           shows the reader page
  ${origin}/                    title search: "kafka" and "夏目漱石" have results, "emma" has none
  ${origin}/redirect-test       each step of the decision, for any country
  ${origin}/profile/billing     invoices of the Premium account; cancel and resume the subscription
  ${origin}/pricing             upgrade the free account; the simulated checkout takes no money
  ${origin}/account             "Forgot your password?": this terminal prints the email
  ${origin}/metrics             metrics for Prometheus

In another terminal, with DATA_DIR=${dataDir}
  pnpm admin:grant ${premium.email}   grants the admin role; then open ${origin}/admin
  pnpm backup, pnpm check, pnpm export:links --format csv
Press Ctrl-C to stop.
`

console.log('Adding a year of sample clicks …')
const file = join(dataDir, 'everyshelf.db')
const isSeeded = await seedDemo(file, Date.now())
await addDemoSubscription(file, premium.email, stripe)
stripe.events.setEndpoint({ url: `${origin}/webhooks/stripe`, secret: webhookSecret })
if (!isSeeded) console.log('The database already has data. Nothing was added.')
const start = join(repositoryRoot, 'server', 'scripts', 'start.ts')
const product = spawn(process.execPath, [start], {
  stdio: ['inherit', 'pipe', 'inherit'],
  env: environment,
})
createInterface({ input: product.stdout }).on('line', (line) => {
  console.log(line)
  if (line.startsWith('Everyshelf is ready')) console.log(guide)
})
// Ctrl-C reaches both; the fakes stay until the product has written what it has to write.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => product.kill('SIGTERM'))
product.on('exit', (code) => process.exit(code ?? 0))
