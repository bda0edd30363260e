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

export function createClusterFaults(
  { primary }: Pick<Cluster, 'primary'>,
  { pickMember, seconds }: Chance,
) {
  return {
    'a server is killed': async () => {
      const member = pickMember()
      await member.kill()
      await seconds(1, 5)
      await member.start()
    },
    'the database restarts': async () => {
      await primary.stop()
      await seconds(1, 8)
      await primary.start()
    },
    'the database stands still': async () => {
      await primary.pause()
      await seconds(1, 8)
      await primary.resume()
    },
    'a network is cut': async () => {
      const { network } = pickMember()
      network.cut()
      await seconds(2, 15)
      network.heal()
    },
  } satisfies Faults
}

export function createClickHouseFaults(
  clickHouse: DedicatedClickHouse,
  { seconds }: Pick<Chance, 'seconds'>,
) {
  return {
    'ClickHouse restarts': async () => {
      await clickHouse.stop()
      await seconds(1, 8)
      await clickHouse.start()
    },
    // Longer than a server waits for an answer to an insert, at times.
    'ClickHouse stands still': async () => {
      await clickHouse.pause()
      await seconds(2, 15)
      await clickHouse.resume()
    },
    'ClickHouse is read-only': async () => {
      await clickHouse.refuseChanges()
      await seconds(1, 8)
      await clickHouse.acceptWrites()
    },
    'ClickHouse has a full disk': async () => {
      await clickHouse.refuseInserts()
      await seconds(1, 8)
      await clickHouse.acceptWrites()
    },
    // Each server inserts once a second.
    'ClickHouse loses an answer': async () => {
      await clickHouse.loseNextAnswer()
      await seconds(2, 2)
    },
  } satisfies Faults
}
