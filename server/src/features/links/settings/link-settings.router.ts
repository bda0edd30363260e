import {
  linksGetInput,
  linksReplayInput,
  linksRowInput,
  linksSetFormatInput,
  linksUndoInput,
  linksUpdateInput,
} from '@everyshelf/domain/schemas'
import { managerProcedure, ofRow, userProcedure } from '../../../trpc/procedures.ts'
import type { LinkSettingsService } from './link-settings.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'links' }).input(linksRowInput)
const changed = userProcedure.meta({ level: 'user', limit: 'links' })

/**
 * The destinations of a link. All owners can view them and set the mode and the format; other
 * changes need Premium, which the service decides field by field.
 */
export function createLinkSettingsProcedures(settings: LinkSettingsService) {
  return {
    settings: userProcedure
      .meta({ level: 'user', limit: 'links' })
      .input(linksGetInput)
      .query(({ input: { id, withClicks }, ctx }) => settings.get(ctx.session, id, withClicks)),

    update: changed
      .input(linksUpdateInput)
      .mutation(({ input, ctx }) =>
        settings.update(ctx.session, input, () => ctx.countCall('slug')),
      ),

    setFormat: changed
      .input(linksSetFormatInput)
      .mutation(({ input, ctx }) =>
        settings.setFormat(ctx.session, input.id, input.format === 'unknown' ? null : input.format),
      ),

    replay: managerProcedure
      .meta({ level: 'premium', limit: 'analytics' })
      .input(linksReplayInput)
      .query(({ input, ctx }) => settings.replay(ctx.session, input)),

    history: own.query(ofRow(settings.history)),

    undo: changed
      .input(linksUndoInput)
      .mutation(({ input, ctx }) => settings.undo(ctx.session, input.id, input.version)),
  }
}
