import { Counter, Histogram, type Registry } from 'prom-client'
import type { RedirectTimes } from '../features/status/redirect-times.ts'
import { TIME_CLASSES_MS } from '../features/status/redirect-times.ts'
import type { HotPathFigures } from '../hot-path.ts'

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
  new Counter({
    name: 'click_commits_total',
    help: 'Attempts to write hits to disk, of one or many at once.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(readFigures().commits)
    },
  })
  const durations = new Histogram({
    name: 'redirect_duration_seconds',
    help: 'Time of the first twenty redirects of each second, their hit on disk included.',
    buckets: TIME_CLASSES_MS.map((ms) => ms / 1000),
    registers: [registry],
  })
  times.onTimed((seconds) => durations.observe(seconds))
}

/** A counter with one label, whose values somebody else counts; all of them are there from the start. */
export function watchCounts(
  registry: Registry,
  { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
  readCounts: () => Readonly<Record<string, number>>,
): void {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset()
      for (const [value, count] of Object.entries(readCounts())) {
        this.inc({ [label]: value }, count)
      }
    },
  })
}
