import { openClickHouse } from '../../features/clicks/clickhouse/clickhouse.ts'

/** More ids at once would not fit into one text. */
const PARTS = 32

/** The ids of all hits, as often as charts count them. */
export async function listHitIds(url: string): Promise<bigint[]> {
  const clickHouse = openClickHouse(url)
  const ids: bigint[] = []
  for (let part = 0; part < PARTS; part++) {
    const rows = await clickHouse.query<{ text: string }>(
      `SELECT toString(id) AS text FROM link_hit FINAL
      WHERE cityHash64(id) % {parts:UInt32} = {part:UInt32}`,
      { parts: PARTS, part },
    )
    for (const { text } of rows) ids.push(BigInt(text))
  }
  await clickHouse.close()
  return ids
}
