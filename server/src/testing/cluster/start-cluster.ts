import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../db/database.ts'
import { migrate } from '../../schema.ts'
import { type DedicatedPostgres, startDedicatedPostgres } from '../dedicated-postgres.ts'
import { connectOutside, type OutsideConnection } from '../outside-connection.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type SeverableProxy, startSeverableProxy } from './severable-proxy.ts'

/** Starts one server and waits until it is ready. */
export type StartMember = (
  dataDir: string,
  env: Readonly<Record<string, string>>,
) => Promise<{ readonly port: number; readonly kill: () => Promise<void> }>

/** One server with its own disk and its own connection to the database. */
export interface Member {
  readonly port: () => number
  /** Kills it like a power failure; the disk stays. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** The network between it and the databases that it writes to. */
  readonly network: Pick<SeverableProxy, 'cut' | 'heal' | 'close'>
}

export interface Cluster {
  readonly primary: DedicatedPostgres
  readonly replica: DedicatedPostgres
  readonly members: readonly Member[]
  readonly balancer: Balancer
  /** A direct connection to the primary. */
  readonly outside: OutsideConnection
  readonly origin: string
  readonly close: () => Promise<void>
}

const ORIGIN = 'http://localhost:3000'

interface ClusterDeps {
  readonly size: number
  readonly startMember: StartMember
  /** Runs after the migration, before the first server starts. */
  readonly prepare?: (outside: OutsideConnection) => Promise<void>
  readonly durability?: 'durable'
  /** Where the servers store clicks: address and database. */
  readonly clickHouseUrl?: string
  /** Creates the network of each machine. */
  readonly connect?: typeof startSeverableProxy
}

/** Servers behind a load balancer, on one PostgreSQL with a streaming replica. */
export async function startCluster(deps: ClusterDeps): Promise<Cluster> {
  const primary = await startDedicatedPostgres(deps.durability)
  const replica = await primary.startReplica()
  const config = { kind: 'postgres', url: primary.url } as const
  const outside = connectOutside(config)
  if (deps.prepare) {
    const database = openDatabase(config)
    await migrate(database, config)
    await database.close()
    await deps.prepare(outside)
  }
  const home = mkdtempSync(join(tmpdir(), 'everyshelf-cluster-'))
  const names = Array.from({ length: deps.size }, (_, index) => `machine-${index + 1}`)
  const members = await Promise.all(
    names.map((name) => startOn(join(home, name), { primary, replica, ...deps })),
  )
  const balancer = await startBalancer(() => members.map((member) => member.port()))
  return {
    primary,
    replica,
    members,
    balancer,
    outside,
    origin: ORIGIN,
    close: async () => {
      await balancer.close()
      await Promise.all(members.map((member) => member.kill()))
      await Promise.all(members.map(({ network }) => network.close()))
      await outside.close()
      await replica.remove()
      await primary.remove()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

interface MachineDeps extends ClusterDeps {
  readonly primary: DedicatedPostgres
  readonly replica: DedicatedPostgres
}

async function startOn(dataDir: string, deps: MachineDeps): Promise<Member> {
  const { connect = startSeverableProxy, clickHouseUrl } = deps
  const primary = await reach(deps.primary.url, connect)
  const clickHouse = clickHouseUrl === undefined ? null : await reach(clickHouseUrl, connect)
  const networks = [primary, ...(clickHouse ? [clickHouse] : [])].map(({ network }) => network)
  const env = {
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: deps.replica.url,
    ...(clickHouse && { CLICKHOUSE_URL: clickHouse.url }),
    PUBLIC_URL: ORIGIN,
    AUTH_SECRET: 'of all machines of this one cluster',
  }
  const start = () => deps.startMember(dataDir, env)
  let running = await start()
  return {
    port: () => running.port,
    kill: () => running.kill(),
    start: async () => {
      running = await start()
    },
    network: {
      cut: () => networks.forEach((network) => void network.cut()),
      heal: () => networks.forEach((network) => void network.heal()),
      close: async () => void (await Promise.all(networks.map((network) => network.close()))),
    },
  }
}

/** The same address through a network of its own. */
async function reach(address: string, connect: typeof startSeverableProxy) {
  const url = new URL(address)
  const network = await connect(Number(url.port))
  url.hostname = network.host
  url.port = String(network.port)
  return { network, url: url.href }
}
