import pg from 'pg'
import { type HostTarget, type PostgresHosts, watchPostgresHosts } from './postgres-hosts.ts'
import { readOnlyError } from './unavailable.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/**
 * A pool whose connections all lead to one of several hosts, which node-postgres itself cannot do. When another
 * host becomes the primary, the pool closes the connections to the others, including those in use. Their
 * transactions fail as in an outage, and cannot commit on a former primary.
 */
export function openHostPool(
  urls: readonly string[],
  target: HostTarget,
  config: pg.PoolConfig,
): pg.Pool {
  const open = new Set<HostClient>()
  const hosts = watchPostgresHosts({
    urls,
    target,
    onNewPrimary: (primary) => {
      if (target === 'prefer-standby') return
      for (const client of open) if (client.url !== primary) client.connection.stream.destroy()
    },
  })

  class HostClient extends pg.Client {
    readonly url: string

    constructor(options: pg.ClientConfig = {}) {
      const connectionString = hosts.current() ?? urls[0] ?? ''
      super({ ...options, connectionString })
      this.url = connectionString
      open.add(this)
      this.once('end', () => open.delete(this))
      this.on('error', () => void hosts.check().catch(() => {}))
    }
  }

  return new HostPool(hosts, {
    ...config,
    Client: HostClient,
    onConnect: async (client) => {
      await config.onConnect?.(client)
      // A caller that waited for a free connection may get one to a host that is unsuitable by now.
      if (client instanceof HostClient && client.url !== hosts.current()) {
        throw readOnlyError('the primary changed while connecting')
      }
    },
  })
}

class HostPool extends pg.Pool {
  readonly #hosts: PostgresHosts

  constructor(hosts: PostgresHosts, config: pg.PoolConfig) {
    super(config)
    this.#hosts = hosts
  }

  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> {
    const opened = this.#connect()
    if (callback) {
      opened.then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error, undefined, () => {}),
      )
    }
    return opened
  }

  async #connect(): Promise<pg.PoolClient> {
    if (!this.#hosts.current()) await this.#hosts.check()
    try {
      return await super.connect()
    } catch (error) {
      this.#hosts.check().catch(() => {})
      throw error
    }
  }

  override async end(): Promise<void> {
    await super.end()
    await this.#hosts.close()
  }
}
