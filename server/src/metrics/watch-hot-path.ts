import { Histogram, type Registry } from 'prom-client'
import { type RedirectTimes, TIME_CLASSES_MS } from '../features/status/redirect-times.ts'
import type { HotPathFigures } from '../hot-path.ts'
import { watchCount, watchCounts } from './watch-figures.ts'

/** What redirects count for themselves, read when somebody asks; nothing here costs a reader time. */
export function watchHotPath(
  registry: Registry,
  readFigures: () => HotPathFigures,
  times: Pick<RedirectTimes, 'onTimed'>,
): void {
  watchCounts(
    registry,
    {
      name: 'redirects_total',
      help: 'Openings of links: sent to a store, to our page, wrong address, refused, failed by our fault.',
      label: 'outcome',
    },
    () => ({ ...readFigures().redirects }),
  )
  watchCounts(
    registry,
    {
      name: 'link_lookups_total',
      help: 'Links and owners asked for, known or not.',
      label: 'result',
    },
    () => ({ ...readFigures().lookups }),
  )
  const commits = {
    name: 'click_commits_total',
    help: 'Attempts to write hits to disk, of one or many at once.',
  }
  watchCount(registry, commits, () => readFigures().commits)
  const durations = new Histogram({
    name: 'redirect_duration_seconds',
    help: 'Time of the first twenty redirects of each second, their hit on disk included.',
    buckets: TIME_CLASSES_MS.map((ms) => ms / 1000),
    registers: [registry],
  })
  times.onTimed((seconds) => durations.observe(seconds))
}
