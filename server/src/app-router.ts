import { createBooksRouter } from './features/books/books.router.ts'
import type { BooksService } from './features/books/books.service.ts'
import { createClicksRouter } from './features/clicks/clicks.router.ts'
import type { ClicksService } from './features/clicks/clicks.service.ts'
import { createLinksRouter, createRoutesRouter } from './features/links/links.router.ts'
import type { LinksService } from './features/links/links.service.ts'
import type { SavedLinksService } from './features/links/saved-links.service.ts'
import { router } from './trpc/procedures.ts'

/** What the procedures call; one property per slice. */
export interface Services {
  readonly books: BooksService
  readonly links: LinksService
  readonly savedLinks: SavedLinksService
  readonly clicks: ClicksService
}

export function createAppRouter(services: Services) {
  return router({
    books: createBooksRouter(services.books),
    links: createLinksRouter(services.links, services.savedLinks),
    routes: createRoutesRouter(services.links),
    clicks: createClicksRouter(services.clicks),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
