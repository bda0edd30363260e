import { listDays } from '@everyshelf/domain/clicks'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type Inputs = RouterInputs['earnings']
type Outputs = RouterOutputs['earnings']
type Call<Name extends keyof Inputs & keyof Outputs> = (
  input: Inputs[Name],
) => Outputs[Name] | Promise<Outputs[Name]>

export type EarningsCalls = {
  readonly [Name in keyof Inputs & keyof Outputs as `earnings.${Name}`]: Call<Name>
}

export const sampleImport: Outputs['listImports'][number] = {
  id: 'import0000000001',
  fileName: 'fees-november.csv',
  report: 'Fee-Earnings',
  rows: 7,
  firstDay: '2026-11-02',
  lastDay: '2026-11-20',
  completedAt: '2026-11-21T09:30:00.000Z',
}

/** Two books at one store, of which one earned something, and an item that is no book of the author's. */
export function sampleEarnings({ from, to }: Inputs['overview']): Outputs['overview'] {
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  const store = { value: 'amazon-us', amount: 31_000, items: 4, clicks: 10 }
  return {
    from,
    to,
    previous: { from: '2026-06-01', to: '2026-08-22' },
    timeZone: 'UTC',
    currency: 'USD',
    isConverted: false,
    currencies: [{ currency: 'USD', amount: 38_000 }],
    hasClicks: true,
    comparison: { amount: 38_000, previousAmount: 20_000, days: count, isWhole: true },
    totals: {
      amount: 38_000,
      items: 5,
      orderedItems: 0,
      linkedAmount: 31_000,
      clicks: 10,
      coveredDays: count,
    },
    days: listDays(to, count).map((day) => ({
      day,
      reports: 'all' as const,
      amount: day === '2026-11-19' ? 38_000 : 0,
      previousAmount: 0,
      clicks: day === '2026-11-19' ? 10 : 0,
    })),
    books: {
      shares: [
        {
          value: '9780441172719',
          title: 'Dune',
          linkId: '5f0c',
          amount: 30_000,
          items: 3,
          clicks: 8,
        },
        { value: '9780141439587', title: 'Emma', linkId: null, amount: 0, items: 0, clicks: 2 },
      ],
      others: null,
      unattributed: [
        { reason: 'other-tag', amount: 7000, items: 1 },
        { reason: 'other-item', amount: 1000, items: 1 },
      ],
    },
    sellers: { shares: [store], unattributed: [{ reason: 'other-tag', amount: 7000, items: 1 }] },
    countries: {
      shares: [{ ...store, value: 'US' }],
      unattributed: [{ reason: 'other-tag', amount: 7000, items: 1 }],
    },
    channels: {
      shares: [],
      unattributed: [
        { reason: 'other-tag', amount: 7000, items: 1 },
        { reason: 'several-channels', amount: 31_000, items: 4 },
      ],
    },
    otherTags: {
      shares: [{ value: 'adas-blog-20', amount: 7000, items: 1, clicks: 0 }],
      others: null,
    },
  }
}

/** A server with these imports, which the calls add to and remove. */
export function createEarningsHandlers(first: Outputs['listImports'] = []): EarningsCalls {
  let imports = first
  let begun: Outputs['listImports'][number] | null = null
  let settings: Outputs['settings'] = { currency: null, rates: {}, mappings: {} }
  return {
    'earnings.overview': sampleEarnings,
    'earnings.listImports': () => imports,
    'earnings.begin': ({ fileName, report, rows }) => {
      begun = { ...sampleImport, id: 'import0000000002', fileName, report, rows }
      return { id: begun.id }
    },
    'earnings.append': ({ rows }) => ({ newRows: rows.length, knownRows: 0, changedRows: 0 }),
    'earnings.complete': () => {
      if (begun) imports = [begun, ...imports]
      return { imported: true }
    },
    'earnings.drop': () => ({ dropped: true }),
    'earnings.undo': ({ id }) => {
      imports = imports.filter((one) => one.id !== id)
      return { removed: true }
    },
    'earnings.settings': () => settings,
    'earnings.setRates': ({ currency, rates }) => {
      settings = { ...settings, currency, rates }
      return settings
    },
    'earnings.rememberMapping': ({ signature, mapping }) => {
      settings = { ...settings, mappings: { ...settings.mappings, [signature]: mapping as never } }
      return settings
    },
  }
}
