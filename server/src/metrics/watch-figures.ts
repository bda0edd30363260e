import { Counter, Gauge, type Registry } from 'prom-client'

interface Named {
  readonly name: string
  readonly help: string
}

/** A figure that is read when somebody asks; not a number where there is none now. */
export function watchGauge(
  registry: Registry,
  named: Named,
  read: () => number | null | Promise<number | null>,
): void {
  new Gauge({
    ...named,
    registers: [registry],
    async collect() {
      this.set((await read()) ?? Number.NaN)
    },
  })
}

/** What somebody else counts, read when somebody asks. */
export function watchCount(registry: Registry, named: Named, read: () => number): void {
  new Counter({
    ...named,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

/** The same with one label; all of its values are there from the start. */
export function watchCounts(
  registry: Registry,
  { label, ...named }: Named & { readonly label: string },
  readCounts: () => Readonly<Record<string, number>>,
): void {
  new Counter({
    ...named,
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
