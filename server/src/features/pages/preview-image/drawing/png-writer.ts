import { once } from 'node:events'
import { constants, crc32, createDeflate } from 'node:zlib'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const RGB = 2
/** Stores the difference to the pixel on the left: areas of one color become zeros. */
const FILTER_SUB = 1

/** Writes a PNG (ISO/IEC 15948) row by row, so that only compressed data stays in memory. */
export function createPngWriter(width: number, height: number) {
  const deflate = createDeflate({ level: 7, strategy: constants.Z_FILTERED, memLevel: 8 })
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))

  // The same for all rows, since each is compressed before the next one is written.
  const filtered = Buffer.alloc(width * 3 + 1)
  filtered[0] = FILTER_SUB

  return {
    /** Adds a row of three bytes per pixel. The caller may then reuse its array. */
    async writeRow(row: Uint8Array): Promise<void> {
      for (let index = 0; index < row.length; index++) {
        filtered[index + 1] = (row[index] ?? 0) - (row[index - 3] ?? 0)
      }
      await new Promise<void>((resolve, reject) => {
        deflate.write(filtered, (error) => (error ? reject(error) : resolve()))
      })
    },

    async finish(): Promise<Buffer> {
      const end = once(deflate, 'end')
      deflate.end()
      await end
      const header = Buffer.alloc(13)
      header.writeUInt32BE(width, 0)
      header.writeUInt32BE(height, 4)
      header.set([8, RGB, 0, 0, 0], 8)
      return Buffer.concat([
        SIGNATURE,
        ...toChunk('IHDR', [header]),
        ...toChunk('IDAT', parts),
        ...toChunk('IEND', []),
      ])
    },
  }
}

function toChunk(type: string, data: readonly Buffer[]): Buffer[] {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.reduce((sum, part) => sum + part.length, 0))
  const content = [Buffer.from(type, 'latin1'), ...data]
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(content.reduce((sum, part) => crc32(part, sum), 0))
  return [length, ...content, checksum]
}
