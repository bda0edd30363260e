import { linksBackMatterInput, linksRowInput } from '@everyshelf/domain/schemas'
import { ofOwnRow, userProcedure } from '../../../trpc/procedures.ts'
import type { BackMatterService } from './back-matter.service.ts'

const user = userProcedure.meta({ level: 'user', limit: 'links' })
const own = user.input(linksBackMatterInput)

/** The links inside the owner's ebooks and printed books. */
export function createBackMatterProcedures(backMatter: BackMatterService) {
  return {
    backMatter: own.query(({ input, ctx }) => backMatter.list(ctx.session.userId, input.ids)),

    bookPages: user.input(linksRowInput).query(ofOwnRow(backMatter.findPages)),

    createBookSlugs: own.mutation(({ input, ctx }) =>
      backMatter.createSlugs(ctx.session.userId, input.ids),
    ),
  }
}
