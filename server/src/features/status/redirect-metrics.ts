import { Histogram, type Registry } from 'prom-client'
import { registerCounter, registerLabeledCounter } from '../../metrics/register-metric.ts'
import type { RedirectFeature } from '../redirect/redirect.feature.ts'
import { DURATION_BUCKETS_MS, type RedirectTimes } from './redirect-times.ts'

/** Metrics of redirects, read on each scrape, so that they cost readers no time. */
export function registerRedirectMetrics(
  registry: Registry,
  readMetrics: RedirectFeature['readMetrics'],
  times: Pick<RedirectTimes, 'onTimed'>,
): void {
  registerLabeledCounter(
    registry,
    {
      name: 'everyshelf_redirects_total',
      help: 'Requests for links by outcome: redirected to a store, redirected to a reader page, loaded in advance, wrong URL, refused, or failed because of the server.',
      label: 'outcome',
    },
    () => ({ ...readMetrics().redirects }),
  )
  registerLabeledCounter(
    registry,
    {
      name: 'everyshelf_link_lookups_total',
      help: 'Lookups of links and owners that hit or missed the cache.',
      label: 'result',
    },
    () => ({ ...readMetrics().lookups }),
  )
  const commits = {
    name: 'everyshelf_click_commits_total',
    help: 'Attempts to write a batch of hits to disk.',
  }
  registerCounter(registry, commits, () => readMetrics().commits)
  const durations = new Histogram({
    name: 'everyshelf_redirect_duration_seconds',
    help: 'Duration of the first 20 redirects of each second, including writing the hit to disk.',
    buckets: DURATION_BUCKETS_MS.map((ms) => ms / 1000),
    registers: [registry],
  })
  times.onTimed((seconds) => durations.observe(seconds))
}
