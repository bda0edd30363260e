/** URLs of chunks that could not be fetched, with the number of attempts. */
const failures = new Map<string, number>()

const ADDRESS = /https?:\/\/\S+\.m?js\b/

/**
 * Imports a chunk of the app. After a failed fetch, the next call tries again under a new URL:
 * Chrome 150 and the specification answer a second import of a failed URL from memory, without a
 * request. The chunk's own imports keep their URLs, so no module is loaded twice.
 *
 * @example const { QrDialog } = await importChunk(() => import('./qr-dialog.tsx'))
 */
export async function importChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load()
  } catch (error) {
    const address = findAddress(error)
    const tries = address === undefined ? undefined : failures.get(address)
    if (address !== undefined) failures.set(address, (tries ?? 0) + 1)
    if (tries === undefined) throw error
    return (await import(/* @vite-ignore */ `${address}?try=${tries}`)) as Chunk
  }
}

/** Chrome and Firefox put the URL in the message. Safari does not, but retries on its own. */
function findAddress(error: unknown) {
  return error instanceof TypeError ? ADDRESS.exec(error.message)?.[0] : undefined
}
