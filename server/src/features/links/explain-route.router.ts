import { routesExplainInput } from '@everyshelf/domain/schemas'
import { publicProcedure, router } from '../../trpc/procedures.ts'
import type { ExplainRouteService } from './explain-route.service.ts'

export function createExplainRouteRouter(routes: ExplainRouteService) {
  return router({
    explain: publicProcedure
      .meta({ level: 'public', limit: 'api' })
      .input(routesExplainInput)
      .query(({ input }) =>
        routes.explain(input.input, {
          country: input.country ?? null,
          languages: input.languages,
          format: input.format ?? null,
        }),
      ),
  })
}
