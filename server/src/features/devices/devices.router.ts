import {
  devicesApproveInput,
  devicesCodeInput,
  devicesRenameInput,
} from '@everyshelf/domain/schemas'
import { router, userProcedure } from '../../trpc/procedures.ts'
import type { DevicesService } from './devices.service.ts'

export function createDevicesRouter(devices: DevicesService) {
  return router({
    review: userProcedure
      .meta({ level: 'user', limit: 'connect' })
      .input(devicesCodeInput)
      .query(({ input }) => devices.review(input.userCode)),

    // The request may contain a password.
    approve: userProcedure
      .meta({ level: 'user', limit: 'connect' })
      .input(devicesApproveInput)
      .mutation(({ ctx, input: { userCode, password } }) =>
        devices.approve(ctx.session, userCode, password, ctx.clientAddress),
      ),

    deny: userProcedure
      .meta({ level: 'user', limit: 'connect' })
      .input(devicesCodeInput)
      .mutation(({ ctx, input }) => devices.deny(ctx.session, input.userCode)),

    list: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => devices.list(ctx.session)),

    rename: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .input(devicesRenameInput)
      .mutation(({ ctx, input }) => devices.rename(ctx.session, input.id, input.name)),

    disconnect: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .mutation(({ ctx }) => devices.disconnect(ctx.session)),
  })
}
