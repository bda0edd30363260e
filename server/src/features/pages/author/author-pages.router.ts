import {
  authorPagesCreateInput,
  authorPagesRowInput,
  authorPagesUpdateInput,
} from '@everyshelf/domain/schemas'
import { ofRow, router, userProcedure } from '../../../trpc/procedures.ts'
import type { AuthorPagesService } from './author-pages.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'links' })
/** An address stays reserved forever. */
const reserving = userProcedure.meta({ level: 'user', limit: 'slug' })

export function createAuthorPagesRouter(pages: AuthorPagesService) {
  return router({
    list: own.query(({ ctx }) => pages.list(ctx.session)),

    get: own.input(authorPagesRowInput).query(ofRow(pages.get)),

    create: reserving
      .input(authorPagesCreateInput)
      .mutation(({ input, ctx }) => pages.create(ctx.session, input.name, input.address)),

    update: own
      .input(authorPagesUpdateInput)
      .mutation(({ input: { id, ...change }, ctx }) =>
        pages.update(ctx.session, id, change, () => ctx.countCall('slug')),
      ),

    publish: own.input(authorPagesRowInput).mutation(ofRow(pages.publish)),

    unpublish: own.input(authorPagesRowInput).mutation(ofRow(pages.unpublish)),

    /** A portrait is set by an upload, see `portraits.route.ts`. */
    removePortrait: own.input(authorPagesRowInput).mutation(ofRow(pages.removePortrait)),

    remove: own.input(authorPagesRowInput).mutation(ofRow(pages.remove)),

    restore: own.input(authorPagesRowInput).mutation(ofRow(pages.restore)),
  })
}
