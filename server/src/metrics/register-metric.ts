import { Counter, Gauge, type Registry } from 'prom-client'

interface MetricInfo {
  readonly name: string
  readonly help: string
}

/** A gauge that is read on each scrape; NaN when there is no value now. */
export function registerGauge(
  registry: Registry,
  info: MetricInfo,
  read: () => number | null | Promise<number | null>,
): void {
  new Gauge({
    ...info,
    registers: [registry],
    async collect() {
      this.set((await read()) ?? Number.NaN)
    },
  })
}

/** A counter whose value comes from elsewhere, read on each scrape. */
export function registerCounter(registry: Registry, info: MetricInfo, read: () => number): void {
  new Counter({
    ...info,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

/** The same with one label, whose values all exist from the start. */
export function registerLabeledCounter(
  registry: Registry,
  { label, ...info }: MetricInfo & { readonly label: string },
  readCounts: () => Readonly<Record<string, number>>,
): void {
  new Counter({
    ...info,
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
