import { resolve } from 'node:path'
import type { AffiliateTags, ServiceTags } from '@everyshelf/domain/affiliate'
import { StartError } from '../start-error.ts'
import { type Environment, environmentSchema, isPublicAddress } from './config-schema.ts'
import type { Mailbox } from './mail-address.ts'

export type DatabaseConfig =
  | { readonly kind: 'sqlite'; readonly file: string }
  | {
      readonly kind: 'postgres'
      readonly url: string
      /** A replica for analytics and exports. */
      readonly readUrl?: string
    }

/** The operator, as named on public pages. */
export interface Operator {
  readonly name: string | null
  readonly address: string | null
  readonly email: string | null
}

/** All settings, validated and parsed. */
export interface Config {
  readonly host: string
  /** 0 lets the system choose; `withPort` then sets the chosen port. */
  readonly port: number
  /** The site's origin without a trailing slash, the base of every link. */
  readonly publicUrl: string
  readonly dataDir: string
  readonly database: DatabaseConfig
  /** Null: clicks are stored in the main database. */
  readonly clickHouseUrl: string | null
  /** Null: generated and stored in the data folder. */
  readonly authSecret: string | null
  /** Signs the hits of exported workers. Null: the server accepts none. */
  readonly edgeSecret: string | null
  /** Addresses and CIDR ranges whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[]
  readonly countryHeader: string | null
  /** The host that own domains lead to. Null: authors cannot use their own domains. */
  readonly domainTarget: string | null
  readonly defaultTags: AffiliateTags
  readonly defaultTagsOn: 'links' | 'pages'
  readonly mail: { readonly smtpUrl: string | null; readonly from: Mailbox }
  readonly operator: Operator
  readonly google: {
    readonly clientId: string
    readonly clientSecret: string
    readonly discoveryUrl: string
  } | null
  readonly stripe: {
    readonly secretKey: string
    /** Two during a rotation. */
    readonly webhookSecrets: readonly string[]
    readonly priceId: string | null
    readonly yearlyPriceId: string | null
    readonly apiUrl: string
  } | null
  readonly upstreams: {
    readonly googleBooksUrl: string
    readonly openLibraryUrl: string
    readonly coversUrl: string
  }
  readonly logLevel: Environment['LOG_LEVEL']
  readonly metricsToken: string | null
  readonly limits: {
    readonly savesPerHour: number
    /** For an account with Premium. */
    readonly apiRequestsPerSecond: number
  }
  /** True on a development server, which may log emails that it cannot send. */
  readonly isDevelopment: boolean
}

/** The exit code for a configuration error in `sysexits.h` (EX_CONFIG). */
const EXIT_CONFIG = 78

/** Reads the environment, or throws one StartError that lists everything wrong with it. */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.keys(environmentSchema.shape).map((name) => {
    const value = environment[name]?.trim()
    return [name, value === '' ? undefined : value] as const
  })
  const parsed = environmentSchema.safeParse(Object.fromEntries(known))
  if (!parsed.success) {
    const rows = parsed.error.issues.map(
      (issue) => [String(issue.path[0] ?? ''), issue.message] as const,
    )
    throw new StartError(problemTable(rows), EXIT_CONFIG)
  }
  return toConfig(parsed.data)
}

/** Lists names and reasons only, since a value may be a secret. */
function problemTable(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, problem]) => `  ${name.padEnd(width)}  ${problem}`)
  return ['The configuration has errors:', ...lines].join('\n')
}

function toConfig(env: Environment): Config {
  const dataDir = resolve(env.DATA_DIR)
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? localOrigin(env.PORT),
    dataDir,
    database: toDatabaseConfig(env, dataDir),
    clickHouseUrl: env.CLICKHOUSE_URL ?? null,
    authSecret: env.AUTH_SECRET ?? null,
    edgeSecret: env.EDGE_SECRET ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    countryHeader: env.COUNTRY_HEADER ?? null,
    domainTarget: env.DOMAIN_TARGET ?? null,
    defaultTags: env.DEFAULT_AFFILIATE_TAGS,
    defaultTagsOn: env.DEFAULT_TAGS_ON,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    operator: toOperator(env),
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            discoveryUrl: env.GOOGLE_DISCOVERY_URL,
          }
        : null,
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecrets: env.STRIPE_WEBHOOK_SECRET ?? [],
          priceId: env.STRIPE_PRICE_ID ?? null,
          yearlyPriceId: env.STRIPE_YEARLY_PRICE_ID ?? null,
          apiUrl: env.STRIPE_API_URL,
        }
      : null,
    upstreams: {
      googleBooksUrl: env.GOOGLE_BOOKS_URL,
      openLibraryUrl: env.OPEN_LIBRARY_URL,
      coversUrl: env.COVERS_URL,
    },
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    limits: {
      savesPerHour: env.SAVES_PER_HOUR,
      apiRequestsPerSecond: env.API_REQUESTS_PER_SECOND,
    },
    isDevelopment: env.NODE_ENV !== 'production' && !isPublicAddress(env.PUBLIC_URL),
  }
}

function toOperator(env: Environment): Operator {
  return {
    name: env.OPERATOR_NAME ?? null,
    address: env.OPERATOR_ADDRESS ?? null,
    email: env.OPERATOR_EMAIL ?? null,
  }
}

function toDatabaseConfig(env: Environment, dataDir: string): DatabaseConfig {
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl } = env
  if (!url) return { kind: 'sqlite', file: resolve(dataDir, 'everyshelf.db') }
  return { kind: 'postgres', url, ...(readUrl && { readUrl }) }
}

function localOrigin(port: number): string {
  return `http://localhost:${port}`
}

/** Whether PUBLIC_URL is not set. */
export function hasDefaultUrl({ publicUrl, port }: Config): boolean {
  return publicUrl === localOrigin(port)
}

/** The same configuration once the listening port is known. */
export function withPort(config: Config, port: number): Config {
  return {
    ...config,
    port,
    publicUrl: hasDefaultUrl(config) ? localOrigin(port) : config.publicUrl,
  }
}

/** Where the default tags apply. With `pages`, Global Links themselves carry none. */
export function toServiceTags({
  defaultTags,
  defaultTagsOn,
}: Pick<Config, 'defaultTags' | 'defaultTagsOn'>): ServiceTags {
  return { links: defaultTagsOn === 'links' ? defaultTags : {}, pages: defaultTags }
}
