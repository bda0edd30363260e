import { setTimeout as wait } from 'node:timers/promises'
import type { DedicatedClickHouse } from '../../server/src/testing/clickhouse/dedicated-clickhouse.ts'
import type { Cluster, Member } from '../../server/src/testing/cluster/start-cluster.ts'

/** Each breaks something for a while, and repairs it. */
export type Faults = Readonly<Record<string, () => Promise<void>>>

/** What depends on the seed. */
export interface Chance {
  readonly pickMember: () => Member
  readonly seconds: (from: number, to: number) => Promise<void>
}

export function createChance(
  { members }: Pick<Cluster, 'members'>,
  number: (below: number) => number,
): Chance {
  return {
    pickMember: () => {
      const member = members[number(members.length)]
      if (!member) throw new Error('the cluster has no servers')
      return member
    },
    seconds: (from, to) => wait((from + number(to - from + 1)) * 1000),
  }
}

type Step = () => void | Promise<void>

/** The longest that a database is away. */
const MOST_SECONDS = 8
/** Longer than a server waits for a response. */
const MOST_SILENT_SECONDS = 15

function createLasting(seconds: Chance['seconds']) {
  return (fail: Step, repair: Step, from: number, to: number) => async () => {
    await fail()
    await seconds(from, to)
    await repair()
  }
}

export function createClusterFaults(
  { primary }: Pick<Cluster, 'primary'>,
  { pickMember, seconds }: Chance,
) {
  const lasting = createLasting(seconds)
  return {
    'a server is killed': async () => {
      const member = pickMember()
      await member.kill()
      await seconds(1, 5)
      await member.start()
    },
    'the database restarts': lasting(primary.stop, primary.start, 1, MOST_SECONDS),
    'the database stands still': lasting(primary.pause, primary.resume, 1, MOST_SECONDS),
    'a network is cut': async () => {
      const { network } = pickMember()
      network.cut()
      await seconds(2, MOST_SILENT_SECONDS)
      network.heal()
    },
  } satisfies Faults
}

export function createClickHouseFaults(
  clickHouse: DedicatedClickHouse,
  { seconds }: Pick<Chance, 'seconds'>,
) {
  const lasting = createLasting(seconds)
  const { stop, start, pause, resume, refuseChanges, refuseInserts, acceptWrites } = clickHouse
  return {
    'ClickHouse restarts': lasting(stop, start, 1, MOST_SECONDS),
    'ClickHouse stands still': lasting(pause, resume, 2, MOST_SILENT_SECONDS),
    'ClickHouse is read-only': lasting(refuseChanges, acceptWrites, 1, MOST_SECONDS),
    'ClickHouse has a full disk': lasting(refuseInserts, acceptWrites, 1, MOST_SECONDS),
    // Each server inserts once a second.
    'ClickHouse loses an answer': lasting(clickHouse.loseNextResponse, () => {}, 2, 2),
  } satisfies Faults
}
