import { linksBackMatterInput } from '@everyshelf/domain/schemas'
import { userProcedure } from '../../trpc/procedures.ts'
import type { BackMatterService } from './back-matter.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'links' }).input(linksBackMatterInput)

/** The links inside the owner's ebooks and printed books. */
export function createBackMatterProcedures(backMatter: BackMatterService) {
  return {
    backMatter: own.query(({ input, ctx }) => backMatter.list(ctx.session.userId, input.ids)),

    createBookSlugs: own.mutation(({ input, ctx }) =>
      backMatter.createSlugs(ctx.session.userId, input.ids),
    ),
  }
}
