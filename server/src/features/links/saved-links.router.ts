import { linksRowInput, linksSaveInput } from '@everyshelf/domain/schemas'
import { userProcedure } from '../../trpc/procedures.ts'
import type { SavedLinksService } from './saved-links.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'links' })

/** The part of `links` that belongs to who is signed in. */
export function createSavedLinkProcedures(saved: SavedLinksService) {
  return {
    save: userProcedure
      .meta({ level: 'user', limit: 'save' })
      .input(linksSaveInput)
      .mutation(({ input, ctx }) => saved.save(ctx.session, input.isbn)),

    list: own.query(({ ctx }) => saved.list(ctx.session)),

    get: own.input(linksRowInput).query(({ input, ctx }) => saved.get(ctx.session, input.id)),

    remove: own
      .input(linksRowInput)
      .mutation(({ input, ctx }) => saved.remove(ctx.session, input.id)),

    restore: own
      .input(linksRowInput)
      .mutation(({ input, ctx }) => saved.restore(ctx.session, input.id)),
  }
}
