import { createClient } from '@clickhouse/client'

/** Whether the client accepts the URL's account, password, and parameters. It opens no connection. */
export function isClickHouseUrl(url: string): boolean {
  try {
    void createClient({ url }).close()
    return true
  } catch {
    return false
  }
}
