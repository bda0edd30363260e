import {
  devicesApproveInput,
  devicesCodeInput,
  devicesRenameInput,
} from '@everyshelf/domain/schemas'
import { router, userProcedure } from '../../trpc/procedures.ts'
import type { DevicesService } from './devices.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'api' })
const connecting = userProcedure.meta({ level: 'user', limit: 'connect' })

export function createDevicesRouter(devices: DevicesService) {
  return router({
    review: connecting.input(devicesCodeInput).query(({ input }) => devices.review(input.userCode)),

    // The request may contain a password.
    approve: connecting
      .input(devicesApproveInput)
      .mutation(({ ctx, input: { userCode, password } }) =>
        devices.approve(ctx.session, userCode, password, ctx.clientAddress),
      ),

    deny: connecting
      .input(devicesCodeInput)
      .mutation(({ ctx, input }) => devices.deny(ctx.session, input.userCode)),

    list: own.query(({ ctx }) => devices.list(ctx.session)),

    rename: own
      .input(devicesRenameInput)
      .mutation(({ ctx, input }) => devices.rename(ctx.session, input.id, input.name)),

    disconnect: own.mutation(({ ctx }) => devices.disconnect(ctx.session)),
  })
}
