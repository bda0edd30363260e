import {
  earningsAppendInput,
  earningsBeginInput,
  earningsImportInput,
  earningsOverviewInput,
  earningsRememberMappingInput,
  earningsSetRatesInput,
} from '@everyshelf/domain/schemas'
import { analystProcedure, ofOwnRow, router, userProcedure } from '../../trpc/procedures.ts'
import type { EarningSettingsService } from './earning-settings.service.ts'
import type { EarningsService } from './earnings.service.ts'
import type { EarningImportsService } from './import/earning-imports.service.ts'

interface EarningsRouterDeps {
  readonly earnings: EarningsService
  readonly imports: EarningImportsService
  readonly settings: EarningSettingsService
}

export function createEarningsRouter({ earnings, imports, settings }: EarningsRouterDeps) {
  const premium = analystProcedure.meta({ level: 'premium', limit: 'analytics' })
  const importing = analystProcedure.meta({ level: 'premium', limit: 'earnings-import' })
  // Their data stays theirs after Premium has ended.
  const own = userProcedure.meta({ level: 'user', limit: 'api' })
  return router({
    earnings: router({
      overview: premium
        .input(earningsOverviewInput)
        .query(({ ctx, input }) => earnings.overview(ctx.session.userId, input)),

      listImports: own.query(({ ctx }) => imports.list(ctx.session.userId)),

      begin: importing
        .input(earningsBeginInput)
        .mutation(({ ctx, input }) => imports.begin(ctx.session.userId, input)),

      append: importing
        .input(earningsAppendInput)
        .mutation(({ ctx, input }) => imports.append(ctx.session.userId, input.id, input.rows)),

      complete: importing.input(earningsImportInput).mutation(ofOwnRow(imports.complete)),

      drop: own.input(earningsImportInput).mutation(ofOwnRow(imports.drop)),

      undo: own.input(earningsImportInput).mutation(ofOwnRow(imports.undo)),

      settings: premium.query(({ ctx }) => settings.get(ctx.session.userId)),

      setRates: premium
        .input(earningsSetRatesInput)
        .mutation(({ ctx, input }) => settings.setRates(ctx.session.userId, input)),

      rememberMapping: premium
        .input(earningsRememberMappingInput)
        .mutation(({ ctx, input }) =>
          settings.rememberMapping(ctx.session.userId, input.signature, input.mapping),
        ),
    }),
  })
}
