import { feedbackSendInput } from '@everyshelf/domain/schemas'
import { countAccepted, publicProcedure, router } from '../../trpc/procedures.ts'
import type { FeedbackService } from './feedback.service.ts'

export function createFeedbackRouter(feedback: FeedbackService) {
  return router({
    send: publicProcedure
      .meta({ level: 'public', limit: 'api' })
      .input(feedbackSendInput)
      .use(countAccepted('feedback'))
      .mutation(async ({ input, ctx }) => {
        await feedback.send(input, ctx.session?.userId ?? null)
        return { received: true }
      }),
  })
}
