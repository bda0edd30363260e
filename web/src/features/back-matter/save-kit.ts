import type { BackMatter } from '@everyshelf/domain/back-matter'
import { createQrCode, fileNameOf, saveFile, toPngFile, toSvgFile } from '@everyshelf/ui/share'
import {
  BlobReader,
  BlobWriter,
  configure,
  TextReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { listArchive } from './kit-archive.ts'

// The page's policy allows no workers from blobs, and these files are small.
configure({ useWebWorkers: false })

/** Downloads the back matter of all files of a book as one ZIP. */
export async function saveKit(title: string, matters: readonly BackMatter[]): Promise<void> {
  const { texts, codes } = listArchive(title, matters)
  const zip = new ZipWriter(new BlobWriter('application/zip'), { level: 0 })
  for (const { path, text } of texts) await zip.add(path, new TextReader(text))
  for (const { path, url } of codes) {
    const code = createQrCode(url)
    await zip.add(`${path}.svg`, new BlobReader(toSvgFile(code)))
    await zip.add(`${path}.png`, new BlobReader(await toPngFile(code)))
  }
  saveFile(await zip.close(), `${fileNameOf(title)}-back-matter.zip`)
}
