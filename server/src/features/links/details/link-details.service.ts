import { createHash } from 'node:crypto'
import {
  type BookDetailsChange,
  changeEdits,
  type DescribedBook,
  describeBook,
  uploadedCoverPath,
} from '@everyshelf/domain/books'
import { DomainError } from '@everyshelf/domain/messages'
import type { Queries } from '../../../db/transact.ts'
import type { ChangeLinks } from '../store/change-links.ts'
import type { LinkChange } from '../store/link-change.repo.ts'
import { findDetails, type LinkDetailsRepo, type StoredDetails } from './link-details.repo.ts'

/** What pages say about the book of a link, with the source of each field. */
export interface BookDetailsView extends DescribedBook {
  readonly coverImage: string | null
  readonly isCoverUploaded: boolean
}

export interface LinkDetailsServiceDeps {
  readonly db: Queries
  readonly repo: LinkDetailsRepo
  readonly changeLinks: ChangeLinks
}

export type LinkDetailsService = ReturnType<typeof createLinkDetailsService>

export function createLinkDetailsService({ db, repo, changeLinks }: LinkDetailsServiceDeps) {
  async function change(
    userId: string,
    id: string,
    decide: (stored: StoredDetails) => Pick<LinkChange, 'edits' | 'cover'>,
  ) {
    return await changeLinks(userId, async (own, queries) => {
      await own.change(id, decide(requireFound(await findDetails(queries, userId, id))))
      return view(requireFound(await findDetails(queries, userId, id)))
    })
  }

  return {
    get: async (userId: string, id: string) =>
      view(requireFound(await findDetails(db, userId, id))),

    edit: (userId: string, id: string, details: BookDetailsChange) =>
      change(userId, id, ({ edits }) => ({ edits: changeEdits(edits, details) })),

    /** The caller has encoded the image itself, so the bytes are safe to serve. */
    setCover: (userId: string, id: string, jpeg: Buffer) =>
      change(userId, id, () => ({ cover: { hash: hashOf(jpeg), jpeg } })),

    removeCover: (userId: string, id: string) => change(userId, id, () => ({ cover: null })),

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

function hashOf(jpeg: Buffer) {
  return createHash('sha256').update(jpeg).digest('hex').slice(0, 32)
}

function requireFound(stored: StoredDetails | undefined) {
  if (!stored) throw new DomainError('not-found')
  return stored
}
