import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StartError } from '../start-error.ts'
import { loadConfig, toServiceTags, withPort } from './config.ts'
import { renderEnvironmentExample } from './config-example.ts'
import { environmentSchema } from './config-schema.ts'

type Environment = Record<string, string | undefined>

function refusalOf(environment: Environment): StartError {
  try {
    loadConfig(environment)
  } catch (error) {
    if (error instanceof StartError) return error
    throw error
  }
  throw new Error('the configuration was accepted')
}

/** Empty when nothing is wrong. */
function problemOf(environment: Environment): string {
  try {
    loadConfig(environment)
    return ''
  } catch (error) {
    return String(error)
  }
}

const LONG_SECRET = 'q3Zt8v1nX0pLk2Jm5Rb7Wc9Yd4Ef6Gh1'

describe('loadConfig', () => {
  it('works without any variable', () => {
    const config = loadConfig({})
    expect(config.host).toBe('0.0.0.0')
    expect(config.port).toBe(3000)
    expect(config.publicUrl).toBe('http://localhost:3000')
    expect(config.database).toEqual({
      kind: 'sqlite',
      file: join(process.cwd(), 'data', 'everyshelf.db'),
    })
    expect(config.authSecret).toBeNull()
    expect(config.edgeSecret).toBeNull()
    expect(config.trustedProxies).toEqual([])
    expect(config.defaultTags).toEqual({})
    expect(config.google).toBeNull()
    expect(config.stripe).toBeNull()
    expect(config.metricsToken).toBeNull()
  })

  it('treats an empty variable as missing', () => {
    expect(loadConfig({ PORT: '', PUBLIC_URL: '  ', DATABASE_URL: '' })).toEqual(loadConfig({}))
  })

  it('reads every variable', () => {
    const config = loadConfig({
      PORT: '8080',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://books.example.org/',
      DATABASE_URL: 'postgres://everyshelf@db1.internal:5432,[2001:db8::1]:5433/everyshelf',
      DATABASE_READ_URL: 'postgres://everyshelf@replica.internal/everyshelf',
      TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1',
      COUNTRY_HEADER: 'CF-IPCountry',
      DEFAULT_AFFILIATE_TAGS: 'us=shelf-20, UK = shelf-21,',
      STRIPE_SECRET_KEY: 'sk_live_1',
      OPERATOR_NAME: 'Example Press Ltd',
      OPERATOR_ADDRESS: '1 Example Street, Example Town',
      OPERATOR_EMAIL: 'hello@example.org',
    })
    expect(config.publicUrl).toBe('https://books.example.org')
    expect(config.database).toEqual({
      kind: 'postgres',
      url: 'postgres://everyshelf@db1.internal:5432,[2001:db8::1]:5433/everyshelf',
      readUrl: 'postgres://everyshelf@replica.internal/everyshelf',
    })
    expect(config.trustedProxies).toEqual(['10.0.0.0/8', '2001:db8::1'])
    expect(config.countryHeader).toBe('cf-ipcountry')
    expect(config.defaultTags).toEqual({ us: 'shelf-20', uk: 'shelf-21' })
    expect(config.stripe?.apiUrl).toBe('https://api.stripe.com')
    expect(config.operator).toEqual({
      name: 'Example Press Ltd',
      address: '1 Example Street, Example Town',
      email: 'hello@example.org',
    })
  })

  it.each<[Environment, string]>([
    [{ PORT: 'http' }, 'PORT  must be a port number'],
    [{ PORT: '65536' }, 'PORT  must be 0 to 65535'],
    [{ OPERATOR_EMAIL: 'hello' }, 'OPERATOR_EMAIL  must be an email address'],
    [{ PORT: '80.5' }, 'PORT  must be a port number'],
    [{ PUBLIC_URL: 'books.example.org' }, 'PUBLIC_URL  must be an http:// or https:// address'],
    [{ PUBLIC_URL: 'ftp://example.org' }, 'PUBLIC_URL  must be an http:// or https:// address'],
    [
      { PUBLIC_URL: 'https://example.org/app' },
      'PUBLIC_URL  must have no path, query, or fragment',
    ],
    [{ DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL  must be a postgres:// address'],
    [
      { DATABASE_URL: 'postgres://db1,db2:port/x' },
      'DATABASE_URL  host 2 of 2 must be a name or address, with a port after a colon if it is not 5432',
    ],
    [
      { DATABASE_READ_URL: 'postgres://replica/x' },
      'DATABASE_READ_URL  is a replica of DATABASE_URL, which is not set',
    ],
    [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES  entry 1 is not an address or CIDR range'],
    [{ TRUSTED_PROXIES: '::1, 10.0.0.0/33' }, 'entry 2 is not an address or CIDR range'],
    [{ COUNTRY_HEADER: 'a: b' }, 'COUNTRY_HEADER  must be a header name'],
    [{ DEFAULT_AFFILIATE_TAGS: 'us' }, 'entry 1 is not a marketplace=tag pair'],
    [{ DEFAULT_AFFILIATE_TAGS: 'us=a-20,uz=tag-20' }, 'entry 2 is not a marketplace=tag pair'],
    [{ DEFAULT_AFFILIATE_TAGS: 'us=a&b' }, 'entry 1 is not a marketplace=tag pair'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL  must be an smtp:// or smtps:// address'],
    [{ MAIL_FROM: 'Everyshelf' }, 'MAIL_FROM  must be an address, or a name and <address>'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL  must be trace, debug, info'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN  must be at least 16 characters'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET  and GOOGLE_CLIENT_ID go together'],
  ])('R41 refuses %j with a message', (environment, words) => {
    expect(refusalOf(environment).message).toContain(words)
  })

  it.each(Object.keys(environmentSchema.shape))('S76 never shows the value of %s', (name) => {
    for (const value of [
      'hunter2',
      'postgres://ada:hunter2@[bad/db',
      'smtp://ada:hunter2@',
      'https://ada:hunter2@[bad',
      'us=hunter2&',
    ]) {
      expect(problemOf({ [name]: value })).not.toContain('hunter2')
    }
  })

  it('R41 shows all errors at once and exits with 78', () => {
    const refusal = refusalOf({ PORT: 'x', LOG_LEVEL: 'loud', GOOGLE_CLIENT_ID: 'id' })
    expect(refusal.exitCode).toBe(78)
    expect(refusal.message.split('\n')).toEqual([
      'The configuration has errors:',
      '  PORT                  must be a port number',
      '  LOG_LEVEL             must be trace, debug, info, warn, error, fatal, or silent',
      '  GOOGLE_CLIENT_SECRET  and GOOGLE_CLIENT_ID go together: set both or neither',
    ])
  })

  it.each<[Environment, string]>([
    [{ AUTH_SECRET: 'tooshort' }, 'AUTH_SECRET  must be at least 32 characters'],
    [{ EDGE_SECRET: 'tooshort' }, 'EDGE_SECRET  must be at least 32 characters'],
    [{ AUTH_SECRET: `${LONG_SECRET}-changeme` }, 'AUTH_SECRET  looks like a placeholder'],
    [{ PUBLIC_URL: 'http://books.example.org' }, 'PUBLIC_URL  must be https:// unless'],
    [
      { PUBLIC_URL: 'https://books.example.org', STRIPE_SECRET_KEY: 'sk_test_abcdef' },
      'STRIPE_SECRET_KEY  is a test key',
    ],
  ])(
    'S66 refuses unsafe settings on a public server without showing values: %j',
    (environment, words) => {
      const { message } = refusalOf(environment)
      expect(message).toContain(words)
      for (const value of [environment.AUTH_SECRET, environment.STRIPE_SECRET_KEY]) {
        if (value) expect(message).not.toContain(value)
      }
    },
  )

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://192.168.1.5:3000',
    'http://everyshelf.test',
  ])('S66 accepts plain http for %s, which is local or private', (url) => {
    const config = loadConfig({ PUBLIC_URL: url, STRIPE_SECRET_KEY: 'sk_test_abcdef' })
    expect(config.publicUrl).toBe(url)
  })
})

describe('development mode', () => {
  it('is on when the server is not public, unless NODE_ENV says otherwise', () => {
    expect(loadConfig({}).isDevelopment).toBe(true)
    expect(loadConfig({ PUBLIC_URL: 'http://192.168.1.5:3000' }).isDevelopment).toBe(true)
    expect(loadConfig({ NODE_ENV: 'production' }).isDevelopment).toBe(false)
    expect(loadConfig({ PUBLIC_URL: 'https://books.example.org' }).isDevelopment).toBe(false)
  })
})

describe('withPort', () => {
  it('sets the chosen port in the default URL', () => {
    const config = withPort(loadConfig({ PORT: '0' }), 40_123)
    expect(config.port).toBe(40_123)
    expect(config.publicUrl).toBe('http://localhost:40123')
  })

  it('keeps a configured URL', () => {
    const config = loadConfig({ PORT: '0', PUBLIC_URL: 'https://books.example.org' })
    expect(withPort(config, 40_123).publicUrl).toBe('https://books.example.org')
  })
})

describe('where the default tags apply', () => {
  const tags = { us: 'shelf-20' }
  const load = (where: string | undefined) =>
    toServiceTags(loadConfig({ DEFAULT_AFFILIATE_TAGS: 'us=shelf-20', DEFAULT_TAGS_ON: where }))

  it.each([
    [undefined, tags],
    ['links', tags],
    ['pages', {}],
  ])('DEFAULT_TAGS_ON=%s', (where, onLinks) => {
    expect(load(where)).toEqual({ links: onLinks, pages: tags })
  })

  it('is refused when it is neither', () => {
    expect(problemOf({ DEFAULT_TAGS_ON: 'emails' })).toContain('must be links or pages')
  })
})

describe('.env.example', () => {
  const example = readFileSync(join(import.meta.dirname, '..', '..', '..', '.env.example'), 'utf8')

  it('matches the schema; `pnpm --filter @everyshelf/server env-example` writes it', () => {
    expect(example).toBe(renderEnvironmentExample())
  })

  it('names and describes every variable', () => {
    for (const [name, field] of Object.entries(environmentSchema.shape)) {
      expect(example).toContain(`# ${name}=`)
      expect(field.description, name).toBeTruthy()
    }
  })

  it('is valid when uncommented', () => {
    const pairs = example
      .split('\n')
      .map((line) => /^# ([A-Z_]+)=(.*)$/.exec(line))
      .filter((match) => match !== null)
      .map(([, name = '', value = '']) => [name, value] as const)
    const { publicUrl, defaultTags } = loadConfig(Object.fromEntries(pairs))
    expect(publicUrl).toBe('https://books.example.org')
    expect(defaultTags).toEqual({ us: 'shelf-20', uk: 'shelf-21' })
  })
})
