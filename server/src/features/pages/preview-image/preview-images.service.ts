import { createSingleFlight } from '../../../outbound/single-flight.ts'
import { digestOf } from '../../../secrets/digests.ts'
import type { PreviewArtist } from './preview-artist.ts'
import {
  formatPreviewName,
  type PreviewImageStore,
  parsePreviewName,
} from './preview-image-store.ts'
import type { PreviewKind, PreviewSubject } from './preview-subject.ts'

/** A change of the drawing needs a new number, so that earlier images are not sent. */
const DRAWING = 1

/** Counts what this client makes the server do. Each returns the seconds that the client must wait, or 0. */
export interface PreviewLimits {
  /** Called only for a book that is not cached. Null looks up no book. */
  readonly countLookup: (() => number) | null
  /** Called only for an image that is not stored. */
  readonly countDrawing: () => number
}

type FindLimitedSubject = (
  slug: string,
  limits: Pick<PreviewLimits, 'countLookup'>,
) => Promise<PreviewSubject | PreviewDelay | null>

interface PreviewImagesDeps {
  readonly store: PreviewImageStore
  readonly artist: Pick<PreviewArtist, 'draw'>
  readonly subjects: Readonly<Record<PreviewKind, FindLimitedSubject>>
  /** The bytes of an image by its path on this server. */
  readonly findImage: (path: string) => Promise<Buffer | undefined>
}

interface PreviewImage {
  readonly png: Buffer
  readonly etag: string
  /** False for a placeholder. */
  readonly isCacheable: boolean
}

/** `busy`: too many images are being drawn. `over-limit`: this client made the server do too much. */
export interface PreviewDelay {
  readonly problem: 'busy' | 'over-limit'
  readonly waitS: number
}

const BUSY_WAIT_S = 10

export type PreviewImages = ReturnType<typeof createPreviewImages>

/**
 * Draws each image once, except placeholders. An image's name contains a hash of what it shows, so a
 * change is visible at once.
 */
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

  async function drawAndStore(kind: PreviewKind, subject: PreviewSubject) {
    const png = await draw(subject)
    if (!png || subject.isPlaceholder) return png
    const name = nameOf(kind, subject)
    await store.write(name, png).catch(() => {})
    await removeOthers(kind, subject.slug, name)
    return png
  }

  return {
    /** Null for a page that is not public. */
    async find(
      kind: PreviewKind,
      slug: string,
      limits: PreviewLimits,
    ): Promise<PreviewImage | PreviewDelay | null> {
      const subject = await subjects[kind](slug, limits)
      if (!subject || 'problem' in subject) return subject
      const name = nameOf(kind, subject)
      const facts = { etag: `"${hashOf(subject)}"`, isCacheable: !subject.isPlaceholder }
      const stored = await store.read(name)
      if (stored) return { png: stored, ...facts }
      const waitS = limits.countDrawing()
      if (waitS > 0) return { problem: 'over-limit', waitS }
      const png = await flights.share(name, () => drawAndStore(kind, subject))
      return png ? { png, ...facts } : { problem: 'busy', waitS: BUSY_WAIT_S }
    },

    /**
     * Deletes the images that no page shows now. It looks up no books, so it may delete an image that a page
     * still shows; the server then draws it again. Returns how many files it deleted.
     */
    async deleteRemoved(): Promise<number> {
      let removed = 0
      for (const name of await store.list()) {
        const found = parsePreviewName(name)
        const subject = found && (await subjects[found.kind](found.slug, { countLookup: null }))
        const isCurrent =
          found && subject && !('problem' in subject) && nameOf(found.kind, subject) === name
        if (isCurrent) continue
        await store.remove(name)
        removed++
      }
      return removed
    },
  }
}

function nameOf(kind: PreviewKind, subject: PreviewSubject): string {
  return formatPreviewName({ kind, slug: subject.slug, hash: hashOf(subject) })
}

function hashOf(subject: PreviewSubject): string {
  return digestOf(JSON.stringify([DRAWING, subject])).slice(0, 22)
}
