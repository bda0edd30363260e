import { onTestFinished } from 'vitest'
import type { TestDatabase } from './databases.ts'
import { networkTo, startFakeWebhookReceiver } from './fake-webhook-receiver.ts'
import { openWebhooks, type WebhooksSliceOptions } from './webhooks-slice.ts'

type Options = Partial<WebhooksSliceOptions> & Pick<WebhooksSliceOptions, 'now'>

/** Webhooks with a server that receives their events, until the test ends. */
export async function openWebhooksWithReceiver(database: TestDatabase, options: Options) {
  const receiver = await startFakeWebhookReceiver()
  const network = networkTo(receiver.port)
  const slice = openWebhooks(database, { network, ...options })
  onTestFinished(async () => {
    await slice.stop()
    await receiver.close()
  })
  return { ...slice, receiver, network }
}
