import {
  linksAnnotateInput,
  linksGetInput,
  linksListInput,
  linksRowInput,
  linksSaveInput,
} from '@everyshelf/domain/schemas'
import { ofRow, userProcedure } from '../../../trpc/procedures.ts'
import type { LinkListService } from '../list/link-list.service.ts'
import type { SavedLinksService } from './saved-links.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'links' })

/** The procedures of `links` for the signed-in user. */
export function createSavedLinkProcedures(saved: SavedLinksService, list: LinkListService) {
  return {
    save: userProcedure
      .meta({ level: 'user', limit: 'save' })
      .input(linksSaveInput)
      .mutation(({ input: { isbn, title, authors, labels, note, ...facts }, ctx }) => {
        if (facts.slug) ctx.countCall('slug')
        return saved.save(ctx.session, isbn, {
          ...facts,
          details: { title, authors },
          annotation: { labels, note },
        })
      }),

    list: own.input(linksListInput).query(({ input: { direction: _, ...request }, ctx }) => {
      if (request.filter?.query) ctx.countCall('link-search')
      return list.list(ctx.session, request)
    }),

    summary: own.query(({ ctx }) => list.summarize(ctx.session)),

    get: own.input(linksGetInput).query(({ input, ctx }) => saved.get(ctx.session, input)),

    remove: own.input(linksRowInput).mutation(ofRow(saved.remove)),

    annotate: own
      .input(linksAnnotateInput)
      .mutation(({ input: { id, ...annotation }, ctx }) =>
        saved.annotate(ctx.session, id, annotation),
      ),

    restore: own.input(linksRowInput).mutation(ofRow(saved.restore)),
  }
}
