import { createHash } from 'node:crypto'
import {
  AUTHOR_PAGE_BOOKS_MAX,
  AUTHOR_PAGE_LIMIT,
  FREE_AUTHOR_PAGE_LIMIT,
  REMOVAL_UNDO_DAYS,
} from '@everyshelf/domain/limits'
import type { Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { PageDesign } from '@everyshelf/domain/schemas'
import { type IsoTime, toIsoTime } from '../../../db/columns.ts'
import { toDetails, toSummary } from './author-page-view.ts'
import type { AuthorPagesRepo, OwnedPages, StoredPage } from './author-pages.repo.ts'

const UNDO_MS = REMOVAL_UNDO_DAYS * 24 * 60 * 60 * 1000

/** The signed-in user, as the session describes them. */
export interface PageOwner {
  readonly userId: string
  readonly isPremium: boolean
}

export interface AuthorPageChange {
  readonly name?: string | undefined
  readonly address?: Slug | undefined
  readonly text?: string | undefined
  readonly links?: readonly string[] | undefined
  readonly design?: PageDesign | undefined
  /** The IDs of saved links, in the order of the page. */
  readonly books?: readonly string[] | undefined
}

export interface FoundPortrait {
  readonly jpeg: Buffer
  readonly isPublished: boolean
}

export interface AuthorPagesServiceDeps {
  readonly repo: AuthorPagesRepo
  readonly origin: string
  readonly now: () => number
}

export type AuthorPagesService = ReturnType<typeof createAuthorPagesService>

/** The author pages of an account: one, or with Premium several for pen names. */
export function createAuthorPagesService({ repo, origin, now }: AuthorPagesServiceDeps) {
  const isoNow = () => toIsoTime(now())

  /** Changes a page under the lock of its owner, and returns it afterward. */
  async function change(
    owner: PageOwner,
    id: string,
    write: (own: OwnedPages, page: StoredPage, isLocked: boolean) => Promise<void>,
  ) {
    return await repo.change(owner.userId, async (own) => {
      const { page, isLocked } = await requirePage(own, owner, id)
      await write(own, page, isLocked)
      return await view(own, owner, id)
    })
  }

  async function view(own: OwnedPages, owner: PageOwner, id: string) {
    const { page, isLocked } = await requirePage(own, owner, id)
    return toDetails(page, { origin, isLocked, books: await own.listBooks(id) })
  }

  /** Requires that the account may have one page more than its others. */
  async function requireRemaining(own: OwnedPages, { isPremium }: PageOwner, page?: string) {
    const { length: used } = (await own.listCounted()).filter((id) => id !== page)
    if (!isPremium && used >= FREE_AUTHOR_PAGE_LIMIT) {
      throw new DomainError('premium-required-for-pages')
    }
    if (used >= AUTHOR_PAGE_LIMIT) throw new DomainError('author-page-limit-reached')
  }

  return {
    list: async (owner: PageOwner) => {
      const own = repo.of(owner.userId)
      const [pages, books] = await Promise.all([own.list(), own.countBooks()])
      const locked = listLocked(pages, owner)
      return pages.map((page) =>
        toSummary(page, {
          origin,
          isLocked: locked.includes(page.id),
          books: books.get(page.id) ?? 0,
        }),
      )
    },

    get: (owner: PageOwner, id: string) => view(repo.of(owner.userId), owner, id),

    /** The address of a page that the account removed brings that page back. */
    create: (owner: PageOwner, name: string, slug: Slug) =>
      repo.change(owner.userId, async (own) => {
        await requireRemaining(own, owner)
        const added = await own.add({ name, slug, createdAt: isoNow() })
        const id = added ?? (await reviveRemoved(own, slug, name, isoNow()))
        return await view(own, owner, id)
      }),

    /** `countAddress` is called for a new address. */
    update: (
      owner: PageOwner,
      id: string,
      { address, books, ...texts }: AuthorPageChange,
      countAddress: () => void = () => {},
    ) =>
      change(owner, id, async (own, page, isLocked) => {
        const slug = address === page.slug ? undefined : address
        if (isLocked && (slug || addsAny(page.links, texts.links))) {
          throw new DomainError('premium-required-to-add')
        }
        if (slug) {
          countAddress()
          await claimAddress(own, id, slug, isoNow())
        }
        if (books) await changeBooks(own, id, books, isLocked)
        await own.update(id, { ...texts, slug }, isoNow())
      }),

    publish: (owner: PageOwner, id: string) =>
      change(owner, id, async (own, page, isLocked) => {
        if (page.disabledAt !== null) throw new DomainError('page-disabled')
        if (page.publishedAt !== null) return
        if (isLocked) throw new DomainError('premium-required-to-add')
        await own.update(id, { publishedAt: isoNow() }, isoNow())
      }),

    /** Readers get a page that says it is not online, at once. */
    unpublish: (owner: PageOwner, id: string) =>
      change(owner, id, (own) => own.update(id, { publishedAt: null }, isoNow())),

    /** The caller has encoded the image itself, so the bytes are safe to serve. */
    setPortrait: (owner: PageOwner, id: string, jpeg: Buffer) =>
      change(owner, id, async (own, _page, isLocked) => {
        if (isLocked) throw new DomainError('premium-required-to-add')
        const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 32)
        await own.putPortrait(id, { hash, jpeg }, isoNow())
      }),

    removePortrait: (owner: PageOwner, id: string) =>
      change(owner, id, (own) => own.removePortrait(id)),

    /** A published page then shows its books only. It can be restored for `REMOVAL_UNDO_DAYS` days. */
    remove: (owner: PageOwner, id: string): Promise<{ removedAt: IsoTime }> =>
      repo.change(owner.userId, async (own) => {
        const page = requireFound(await own.find(id))
        const removedAt = page.removedAt ?? isoNow()
        await own.update(id, { removedAt }, isoNow())
        return { removedAt }
      }),

    restore: (owner: PageOwner, id: string) =>
      repo.change(owner.userId, async (own) => {
        const { removedAt } = requireFound(await own.find(id))
        if (removedAt !== null) {
          if (Date.parse(removedAt) + UNDO_MS < now()) throw new DomainError('not-found')
          await requireRemaining(own, owner, id)
          await own.update(id, { removedAt: null }, isoNow())
        }
        return await view(own, owner, id)
      }),

    /** A portrait that is not published is only for its owner. `findUserId` is called only for such a one. */
    findPortrait: async (
      hash: string,
      findUserId: () => Promise<string | undefined>,
    ): Promise<FoundPortrait | undefined> => {
      const published = await repo.findPublishedPortrait(hash)
      if (published) return { jpeg: published, isPublished: true }
      const userId = await findUserId()
      const own = userId && (await repo.of(userId).findPortrait(hash))
      return own ? { jpeg: own, isPublished: false } : undefined
    },
  }
}

/** The IDs of the pages beyond what the account may have. The oldest ones stay unlocked. */
function listLocked(pages: readonly StoredPage[], { isPremium }: PageOwner) {
  return isPremium ? [] : pages.slice(FREE_AUTHOR_PAGE_LIMIT).map(({ id }) => id)
}

async function requirePage(own: OwnedPages, owner: PageOwner, id: string) {
  const pages = await own.list()
  const page = requireFound(pages.find((one) => one.id === id))
  return { page, isLocked: listLocked(pages, owner).includes(id) }
}

/** Brings back a page that the account removed, as a draft with a new name. */
async function reviveRemoved(own: OwnedPages, slug: Slug, name: string, now: IsoTime) {
  const former = await own.findBySlug(slug)
  if (!former || former.removedAt === null) throw new DomainError('page-address-taken')
  await own.update(former.id, { name, slug, removedAt: null, publishedAt: null }, now)
  return former.id
}

async function claimAddress(own: OwnedPages, id: string, slug: Slug, now: IsoTime) {
  if (!(await own.claimSlug(id, slug, now))) throw new DomainError('page-address-taken')
}

async function changeBooks(
  own: OwnedPages,
  id: string,
  books: readonly string[],
  isLocked: boolean,
) {
  const before = await own.listBookIds(id)
  if (isLocked && addsAny(before, books)) throw new DomainError('premium-required-to-add')
  const owned = new Set(await own.listOwnedLinkIds([...before, ...books]))
  if (books.some((linkId) => !owned.has(linkId))) throw new DomainError('not-found')
  // Removed links are not in the editor. They keep their place at the end in case they are restored.
  const hidden = before.filter((linkId) => !owned.has(linkId) && !books.includes(linkId))
  await own.putBooks(id, [...books, ...hidden].slice(0, AUTHOR_PAGE_BOOKS_MAX))
}

function addsAny(before: readonly string[], after: readonly string[] = []) {
  return after.some((value) => !before.includes(value))
}

function requireFound(page: StoredPage | undefined) {
  if (!page) throw new DomainError('not-found')
  return page
}
