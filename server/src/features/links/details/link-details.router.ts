import { linksEditDetailsInput, linksRowInput } from '@everyshelf/domain/schemas'
import { ofOwnRow, userProcedure } from '../../../trpc/procedures.ts'
import type { LinkDetailsService } from './link-details.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'links' })

/** The title, description, and other details of a link's book, which belong to its owner. */
export function createLinkDetailsProcedures(details: LinkDetailsService) {
  return {
    details: own.input(linksRowInput).query(ofOwnRow(details.get)),

    editDetails: own
      .input(linksEditDetailsInput)
      .mutation(({ input, ctx }) => details.edit(ctx.session.userId, input.id, input.details)),

    /** Shows the catalog's cover again. A cover is set by an upload, see `uploaded-covers`. */
    removeCover: own.input(linksRowInput).mutation(ofOwnRow(details.removeCover)),
  }
}
