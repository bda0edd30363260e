import type { Endpoint } from './endpoint.ts'
import { bookEndpoints } from './endpoints/books.ts'
import { channelEndpoints } from './endpoints/channels.ts'
import { clickEndpoints } from './endpoints/clicks.ts'
import { createLinkEndpoints } from './endpoints/create-links.ts'
import { earningEndpoints } from './endpoints/earnings.ts'
import { importEndpoints } from './endpoints/imports.ts'
import { keyEndpoints } from './endpoints/key.ts'
import { labelEndpoints } from './endpoints/labels.ts'
import { linkDetailEndpoints } from './endpoints/link-details.ts'
import { linkRouteEndpoints } from './endpoints/link-route.ts'
import { linkSettingEndpoints } from './endpoints/link-settings.ts'
import { linkEndpoints } from './endpoints/links.ts'
import { seriesEndpoints } from './endpoints/series.ts'
import { webhookEndpoints } from './endpoints/webhooks.ts'

/** The whole API, in the order of its documentation. */
export const endpoints: readonly Endpoint[] = [
  ...bookEndpoints,
  ...createLinkEndpoints,
  ...linkEndpoints,
  ...linkDetailEndpoints,
  ...linkSettingEndpoints,
  ...channelEndpoints,
  ...linkRouteEndpoints,
  ...importEndpoints,
  ...labelEndpoints,
  ...seriesEndpoints,
  ...clickEndpoints,
  ...earningEndpoints,
  ...webhookEndpoints,
  ...keyEndpoints,
]
