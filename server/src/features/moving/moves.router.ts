import {
  movesAppendInput,
  movesBeginInput,
  movesChooseInput,
  movesListInput,
  movesRestoreHistoryInput,
  movesRestoreLinksInput,
  movesRowInput,
  movesRowsInput,
  movesTakeOfferInput,
} from '@everyshelf/domain/schemas'
import { ofRow, router, userProcedure } from '../../trpc/procedures.ts'
import type { MovesService } from './moves.service.ts'
import type { RestoreService } from './restore/restore.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'links' })
const moving = userProcedure.meta({ level: 'user', limit: 'moving' })

export function createMovesRouter(moves: MovesService, restore: RestoreService) {
  return router({
    moves: router({
      list: own.input(movesListInput).query(({ ctx, input }) => moves.list(ctx.session, input)),

      get: own.input(movesRowInput).query(ofRow(moves.get)),

      rows: own
        .input(movesRowsInput)
        .query(({ ctx, input }) => moves.rows(ctx.session, input.id, input.cursor ?? 0)),

      begin: moving
        .input(movesBeginInput)
        .mutation(({ ctx, input }) => moves.begin(ctx.session, input)),

      append: moving.input(movesAppendInput).mutation(({ ctx, input }) => {
        const { id, from, links } = input
        return moves.append(ctx.session, id, from, links)
      }),

      choose: moving
        .input(movesChooseInput)
        .mutation(({ ctx, input }) =>
          moves.choose(ctx.session, input.id, input.choice, input.positions),
        ),

      takeOffer: moving
        .input(movesTakeOfferInput)
        .mutation(({ ctx, input }) => moves.takeOffer(ctx.session, input.id, input.position)),

      drop: moving.input(movesRowInput).mutation(ofRow(moves.drop)),

      start: moving.input(movesRowInput).mutation(ofRow(moves.start)),

      undo: moving.input(movesRowInput).mutation(ofRow(moves.undo)),

      /** Links of an account's export, with their slugs and settings. */
      restoreLinks: moving
        .input(movesRestoreLinksInput)
        .mutation(({ ctx, input }) => restore.restoreLinks(ctx.session, input, ctx.countCall)),

      restoreHistory: moving
        .input(movesRestoreHistoryInput)
        .mutation(({ ctx, input }) => restore.restoreHistory(ctx.session, input)),

      /** What a saved link had before it was moved here. */
      ofLink: own.input(movesRowInput).query(ofRow(moves.ofLink)),
    }),
  })
}
