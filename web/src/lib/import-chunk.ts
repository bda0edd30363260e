/** Chunks that could not be fetched, each with how often its address was tried. */
const failures = new Map<string, number>()

const ADDRESS = /https?:\/\/\S+\.m?js\b/

/**
 * Imports a chunk of the app. After a failed fetch the next call tries again, under an address of its own:
 * Chrome 150 and the specification answer a second import of a failed address from memory, without a
 * request. What the chunk imports itself keeps its address, so the app has each part once.
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

/** Chrome and Firefox name the address in the message; Safari does not, and tries again by itself. */
function findAddress(error: unknown): string | undefined {
  return error instanceof TypeError ? ADDRESS.exec(error.message)?.[0] : undefined
}
