import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type BookDetailsChange,
  changeEdits,
  type DescribedBook,
  describeBook,
  uploadedCoverPath,
} from '@everyshelf/domain/books'
import { DomainError } from '@everyshelf/domain/messages'
import { toIsoTime } from '../../db/columns.ts'
import type { LinkDetailsRepo, OwnedDetails, StoredDetails } from './link-details.repo.ts'

/** What pages say about the book of a link, with the source of each field. */
export interface BookDetailsView extends DescribedBook {
  readonly coverImage: string | null
  readonly isCoverUploaded: boolean
}

export interface LinkDetailsServiceDeps {
  readonly repo: LinkDetailsRepo
  readonly now: () => number
}

export type LinkDetailsService = ReturnType<typeof createLinkDetailsService>

export function createLinkDetailsService({ repo, now }: LinkDetailsServiceDeps) {
  const isoNow = () => toIsoTime(new Date(now()))

  async function change(
    userId: string,
    id: string,
    write: (own: OwnedDetails, stored: StoredDetails) => Promise<void>,
  ): Promise<BookDetailsView> {
    return await repo.changeDetailsOf(userId, async (own) => {
      const before = requireFound(await own.find(id))
      await write(own, before)
      const after = requireFound(await own.find(id))
      if (!isDeepStrictEqual(after, before)) await own.announce(id, isoNow())
      return view(after)
    })
  }

  return {
    get: async (userId: string, id: string): Promise<BookDetailsView> =>
      view(requireFound(await repo.detailsOf(userId).find(id))),

    edit: (userId: string, id: string, details: BookDetailsChange) =>
      change(userId, id, (own, { edits }) => own.putEdits(id, changeEdits(edits, details))),

    /** The caller has encoded the image itself, so the bytes are safe to serve (S77). */
    setCover: (userId: string, id: string, jpeg: Buffer) =>
      change(userId, id, (own) => own.putCover(id, { hash: hashOf(jpeg), jpeg }, isoNow())),

    removeCover: (userId: string, id: string) => change(userId, id, (own) => own.removeCover(id)),

    findCover: repo.findCover,
    listShownCovers: repo.listShownCovers,
  }
}

function view({ identifier, saved, coverHash, ...layers }: StoredDetails): BookDetailsView {
  return {
    ...describeBook(identifier, { ...layers, saved }),
    coverImage: coverHash === null ? saved.coverImage : uploadedCoverPath(coverHash),
    isCoverUploaded: coverHash !== null,
  }
}

function hashOf(jpeg: Buffer): string {
  return createHash('sha256').update(jpeg).digest('hex').slice(0, 32)
}

function requireFound(stored: StoredDetails | undefined): StoredDetails {
  if (!stored) throw new DomainError('not-found')
  return stored
}
