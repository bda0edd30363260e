import {
  seriesCreateInput,
  seriesRowInput,
  seriesSetAddressInput,
  seriesSetBooksInput,
  seriesUpdateInput,
} from '@everyshelf/domain/schemas'
import { ofOwnRow, router, userProcedure } from '../../../trpc/procedures.ts'
import type { SeriesService } from './series.service.ts'
import type { SuggestedSeries } from './suggest-series.ts'

const own = userProcedure.meta({ level: 'user', limit: 'links' })
/** An address stays reserved forever. */
const ownAddress = userProcedure.meta({ level: 'user', limit: 'slug' })

export function createSeriesRouter(
  series: SeriesService,
  suggest: (userId: string) => Promise<SuggestedSeries[]>,
) {
  return router({
    list: own.query(({ ctx }) => series.list(ctx.session.userId)),

    /** Series that the details of the owner's books name, and that do not exist yet. */
    suggest: own.query(({ ctx }) => suggest(ctx.session.userId)),

    get: own.input(seriesRowInput).query(ofOwnRow(series.get)),

    create: ownAddress
      .input(seriesCreateInput)
      .mutation(({ input, ctx }) => series.create(ctx.session.userId, input.name, input.books)),

    update: own
      .input(seriesUpdateInput)
      .mutation(({ input: { id, ...change }, ctx }) =>
        series.update(ctx.session.userId, id, change),
      ),

    setAddress: ownAddress
      .input(seriesSetAddressInput)
      .mutation(({ input: { id, slug }, ctx }) => series.update(ctx.session.userId, id, { slug })),

    setBooks: own
      .input(seriesSetBooksInput)
      .mutation(({ input, ctx }) => series.setBooks(ctx.session.userId, input.id, input.books)),

    remove: own.input(seriesRowInput).mutation(ofOwnRow(series.remove)),

    restore: own.input(seriesRowInput).mutation(ofOwnRow(series.restore)),
  })
}
