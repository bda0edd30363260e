import { routesCheckSlugsInput, routesExplainInput } from '@everyshelf/domain/schemas'
import { publicProcedure, router } from '../../../trpc/procedures.ts'
import type { CheckSlugs } from './check-slugs.ts'
import type { ExplainRouteService } from './explain-route.service.ts'

export function createExplainRouteRouter(routes: ExplainRouteService, checkSlugs: CheckSlugs) {
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

    checkSlugs: publicProcedure
      .meta({ level: 'public', limit: 'check-slugs' })
      .input(routesCheckSlugsInput)
      .query(({ input }) => checkSlugs(input.slugs)),
  })
}
