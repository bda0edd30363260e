import { type Cluster, startCluster } from '../../server/src/testing/cluster/start-cluster.ts'
import type { OutsideConnection } from '../../server/src/testing/outside-connection.ts'
import { canMakeNamespaces, startNamespaceLink } from './namespace-link.ts'
import { startProduct } from './product.ts'
import { unpin } from './spawn-pinned.ts'

interface ProductClusterDeps {
  /** Runs after the migration, before the first server starts. */
  readonly prepare?: (outside: OutsideConnection) => Promise<void>
  readonly clickHouseUrl?: string
}

/** Three built servers behind a load balancer, on a PostgreSQL with a replica whose commits wait for the disk. */
export async function startProductCluster(deps: ProductClusterDeps): Promise<Cluster> {
  const hasNamespaces = canMakeNamespaces()
  console.log(
    `networks are cut ${hasNamespaces ? 'between namespaces of the kernel' : 'by a program that passes nothing on'}`,
  )
  return await startCluster({
    ...deps,
    size: 3,
    durability: 'durable',
    ...(hasNamespaces && { connect: startNamespaceLink }),
    startMember: async (dataDir, env) => {
      const member = await startProduct(
        'member',
        { dataDir, databaseFile: '', remove: () => {} },
        { env },
      )
      unpin(member.pid)
      return member
    },
  })
}
