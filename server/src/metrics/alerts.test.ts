import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { openClickHouse } from '../features/clicks/clickhouse/clickhouse.ts'
import { describeClickHouse } from '../testing/clickhouse.ts'
import { createRedirectApp, type RedirectApp } from '../testing/redirect-app.ts'

const docs = join(import.meta.dirname, '..', '..', '..', 'docs')
const read = (name: string) => readFileSync(join(docs, name), 'utf8')

interface Alert {
  readonly alert: string
  readonly expr: string
}

function readAlerts(name: string): Alert[] {
  const { groups } = parse(read(name)) as { groups: { rules: Alert[] }[] }
  return groups.flatMap(({ rules }) => rules)
}

const alerts = [
  ...readAlerts('operating/alerts.yaml'),
  ...readAlerts('operating/alerts.clickhouse.yaml'),
]
const { panels } = JSON.parse(read('operating/dashboard.json')) as {
  panels: { title: string; type: string; targets?: { expr: string }[] }[]
}
const charts = panels.filter(({ type }) => type !== 'row')
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...charts.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
]

const KEYWORDS =
  /^(?:and|or|unless|by|sum|min|max|rate|increase|abs|histogram_quantile|predict_linear)$/

/** The metrics of an expression of PromQL, each with its labels. */
function readSelectors(expression: string): { name: string; labels: string }[] {
  const plain = expression.replaceAll(/\bby \([^)]*\)/g, '').replaceAll(/\[\w+\]/g, '')
  return [...plain.matchAll(/\b([A-Za-z_][A-Za-z0-9_]*)(?:\{([^}]*)\})?/g)]
    .map(([, name = '', labels = '']) => ({ name, labels }))
    .filter(({ name }) => !KEYWORDS.test(name))
}

/** What ClickHouse exports to Prometheus itself. */
const isOfClickHouse = (name: string) => /^ClickHouse[A-Z]/.test(name)

describe('the alerts and charts', () => {
  let app: RedirectApp
  let metrics: string
  beforeAll(async () => {
    app = await createRedirectApp()
    await app.open('/redirect?isbn=9780143127741')
    await app.open('/redirect?isbn=1')
    await fetch(`${app.url}/healthz`)
    metrics = await (await fetch(`${app.url}/metrics`)).text()
  })
  afterAll(() => app.close())

  it('use only metrics that /metrics exports', () => {
    expect(expressions.length).toBeGreaterThan(40)
    const samples = metrics.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    const missing = expressions.flatMap(([title, expression]) =>
      readSelectors(expression)
        .filter(({ name }) => name !== 'up' && !isOfClickHouse(name))
        .filter(
          ({ name, labels }) =>
            !samples.some(
              (line) =>
                (line.startsWith(`${name} `) || line.startsWith(`${name}{`)) &&
                line.includes(labels),
            ),
        )
        .map(({ name, labels }) => `${title}: ${name}{${labels}}`),
    )
    expect(missing).toEqual([])
  })

  it('are of this server, of its process, or of Node', () => {
    const names = [...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name)
    expect(names.filter((name) => !/^(?:everyshelf|process|nodejs)_/.test(name))).toEqual([])
  })

  it('are explained: each metric in /metrics, each alert in the documentation', () => {
    const families = [...metrics.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name)
    expect(families.length).toBeGreaterThan(40)
    expect(
      families.filter((name) => !new RegExp(`^# HELP ${name} .{10,}`, 'm').test(metrics)),
    ).toEqual([])
    const sections = [...read('operating/alerts.md').matchAll(/^### (\w+)$/gm)].map(
      ([, name]) => name,
    )
    expect(sections.toSorted()).toEqual(
      expect.arrayContaining(alerts.map(({ alert }) => alert).toSorted()),
    )
  })

  it('S65 R46 show redirects by outcome, and nothing about readers or links', () => {
    expect(metrics).toContain('everyshelf_redirects_total{outcome="store"} 1')
    expect(metrics).toContain('everyshelf_redirects_total{outcome="wrong"} 1')
    expect(metrics).toContain('everyshelf_redirects_total{outcome="failed"} 0')
    expect(metrics).toContain('everyshelf_redirect_duration_seconds_count 2')
    expect(metrics).toContain('everyshelf_ready{check="write"} 1')
    expect(metrics).toContain('everyshelf_job_failing{job="old-clicks"} 0')
    expect(metrics).not.toMatch(/9780143127741|127\.0\.0\.1/)
  })
})

/** The engine of the tests does not compute these, which a server does (`system.asynchronous_metrics`). */
const computedByServers = ['MaxPartCountForPartition', 'ReplicasMaxAbsoluteDelay']

describeClickHouse('the alerts and charts', (openServer) => {
  it('use only metrics that ClickHouse has', async () => {
    const clickHouse = openClickHouse((await openServer()).url)
    onTestFinished(clickHouse.close)
    const rows = await clickHouse.query<{ name: string }>(
      `SELECT concat('ClickHouseMetrics_', metric) AS name FROM system.metrics
UNION ALL SELECT concat('ClickHouseProfileEvents_', event) FROM system.events
SETTINGS system_events_show_zero_values = 1`,
    )
    const known = new Set([
      ...rows.map(({ name }) => name),
      ...computedByServers.map((name) => `ClickHouseAsyncMetrics_${name}`),
    ])
    const used = expressions
      .flatMap(([, expression]) => readSelectors(expression).map(({ name }) => name))
      .filter(isOfClickHouse)
    expect(used.length).toBeGreaterThan(4)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })
})
