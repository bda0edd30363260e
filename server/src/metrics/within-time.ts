/** An unreachable database must not delay the other metrics. */
const READ_TIMEOUT_MS = 1000

/** The value, or null when reading it fails or takes too long. */
export async function withinTime<Value>(read: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, READ_TIMEOUT_MS, null)
  })
  return await Promise.race([read.catch(() => null), timeout]).finally(() => clearTimeout(timer))
}
