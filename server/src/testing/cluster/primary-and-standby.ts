import pg from 'pg'
import { type DedicatedPostgres, startDedicatedPostgres } from '../dedicated-postgres.ts'
import { type SeverableProxy, startSeverableProxy } from './severable-proxy.ts'

export interface PrimaryAndStandby {
  readonly primary: DedicatedPostgres
  readonly standby: DedicatedPostgres
  /** Both hosts, the standby first. */
  readonly url: string
  /** The network between them. */
  readonly stream: SeverableProxy
  readonly close: () => Promise<void>
}

/** With `synchronous`, a commit waits until the standby has it, so a promotion loses nothing. */
export async function startPrimaryAndStandby(
  replication: 'synchronous' | 'asynchronous',
): Promise<PrimaryAndStandby> {
  const isSynchronous = replication === 'synchronous'
  const primary = await startDedicatedPostgres(isSynchronous ? 'durable' : undefined)
  const stream = await startSeverableProxy(primary.port)
  const standby = await primary.startReplica(stream.port)
  if (isSynchronous) await configure(primary, `synchronous_standby_names = '*'`)
  return {
    primary,
    standby,
    url: `postgres://postgres@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/everyshelf`,
    stream,
    close: async () => {
      await standby.remove()
      await primary.remove()
      await stream.close()
    },
  }
}

/** Changes a setting like an operator, for connections that are open too. */
export async function configure(server: DedicatedPostgres, setting: string): Promise<void> {
  await askDirectly(server, `alter system set ${setting}`)
  await askDirectly(server, 'select pg_reload_conf()')
}

/** Asks this server over a connection of its own. */
export async function askDirectly<Row extends pg.QueryResultRow>(
  server: DedicatedPostgres,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
