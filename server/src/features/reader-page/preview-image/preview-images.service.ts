import { createHash } from 'node:crypto'
import { createSingleFlight } from '../../../outbound/single-flight.ts'
import type { PreviewArtist } from './preview-artist.ts'
import {
  formatPreviewName,
  type PreviewImageStore,
  parsePreviewName,
} from './preview-image-store.ts'
import type { FindPreviewSubject, PreviewKind, PreviewSubject } from './preview-subject.ts'

/** A change of the drawing needs a new number, so that earlier images are not sent. */
const DRAWING = 1

export interface PreviewImagesDeps {
  readonly store: PreviewImageStore
  readonly artist: Pick<PreviewArtist, 'draw'>
  readonly subjects: Readonly<Record<PreviewKind, FindPreviewSubject>>
  /** The bytes of an image by its path on this server. */
  readonly findImage: (path: string) => Promise<Buffer | undefined>
}

export interface PreviewImage {
  readonly png: Buffer
  readonly etag: string
}

export type PreviewImages = ReturnType<typeof createPreviewImages>

/** Draws each image once. Its name contains a hash of what it shows, so a change is visible at once. */
export function createPreviewImages({ store, artist, subjects, findImage }: PreviewImagesDeps) {
  const flights = createSingleFlight<Buffer | null>()

  async function removeOthers(kind: PreviewKind, slug: string, current: string | null) {
    const names = await store.list()
    for (const name of names) {
      const found = parsePreviewName(name)
      if (found?.kind === kind && found.slug === slug && name !== current) await store.remove(name)
    }
  }

  async function draw({ title, byline, covers, portrait }: PreviewSubject) {
    const images: Buffer[] = []
    for (const path of portrait ? [portrait] : covers) {
      const bytes = await findImage(path)
      if (bytes) images.push(bytes)
    }
    return await artist.draw({ title, byline, images })
  }

  async function drawAndStore(kind: PreviewKind, slug: string, subject: PreviewSubject) {
    const png = await draw(subject)
    if (!png) return null
    const name = formatPreviewName({ kind, slug, hash: hashOf(subject) })
    await store.write(name, png).catch(() => {})
    await removeOthers(kind, slug, name)
    return png
  }

  return {
    /** Null for a page that is not public, `busy` while too many images are being drawn. */
    async find(kind: PreviewKind, slug: string): Promise<PreviewImage | 'busy' | null> {
      const subject = await subjects[kind](slug)
      if (!subject) return null
      const name = formatPreviewName({ kind, slug, hash: hashOf(subject) })
      const png =
        (await store.read(name)) ??
        (await flights.share(name, () => drawAndStore(kind, slug, subject)))
      return png ? { png, etag: `"${hashOf(subject)}"` } : 'busy'
    },

    /** Deletes the images of pages that are no longer public. Returns how many files it deleted. */
    async deleteRemoved(): Promise<number> {
      let removed = 0
      for (const name of await store.list()) {
        const found = parsePreviewName(name)
        const subject = found && (await subjects[found.kind](found.slug))
        if (found && subject && hashOf(subject) === found.hash) continue
        await store.remove(name)
        removed++
      }
      return removed
    },
  }
}

function hashOf(subject: PreviewSubject): string {
  const text = JSON.stringify([DRAWING, subject])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
