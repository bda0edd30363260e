import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'
import { emptyOverview } from './sample-operator.ts'

type Returned<Output> = Output | Promise<Output>
type Slice = 'overview' | 'inbox' | 'outbox' | 'jobs' | 'stripeEvents' | 'bookCache'

type CallsOf<Name extends Slice> = {
  readonly [Call in keyof RouterOutputs['admin'][Name] &
    keyof RouterInputs['admin'][Name] &
    string as `admin.${Name}.${Call}`]: (
    input: RouterInputs['admin'][Name][Call],
  ) => Returned<RouterOutputs['admin'][Name][Call]>
}

/** The API calls of the admin pages about the service. */
export type OperatorCalls = CallsOf<'overview'> &
  CallsOf<'inbox'> &
  CallsOf<'outbox'> &
  CallsOf<'jobs'> &
  CallsOf<'stripeEvents'> &
  CallsOf<'bookCache'>

const emptyPage = () => ({ rows: [], next: null })

function unfaked(name: string): () => never {
  return () => {
    throw new TypeError(`not faked: ${name}`)
  }
}

export const operatorHandlers: OperatorCalls = {
  'admin.overview.read': ({ days }) => emptyOverview(days),
  'admin.overview.attention': () => ({
    newMessages: 0,
    reportedItems: 0,
    deadMails: 0,
    failingJobs: 0,
  }),
  'admin.inbox.list': emptyPage,
  'admin.inbox.get': unfaked('admin.inbox.get'),
  'admin.inbox.reply': () => ({ replied: true }),
  'admin.inbox.move': ({ state }) => ({ state }),
  'admin.outbox.describe': () => ({
    isSetUp: true,
    sender: 'mail@everyshelf.example',
    counts: { waiting: 0, held: 0, failed: 0 },
    templates: [{ template: 'welcome', title: 'Welcome', about: 'Once.' }],
  }),
  'admin.outbox.list': emptyPage,
  'admin.outbox.preview': () => ({ subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>' }),
  'admin.outbox.sendSample': () => ({ to: 'ada@example.com' }),
  'admin.outbox.retry': () => ({ retried: true }),
  'admin.jobs.list': () => [],
  'admin.jobs.run': () => ({ begun: true }),
  'admin.stripeEvents.list': () => ({ isSetUp: true, ...emptyPage() }),
  'admin.stripeEvents.get': unfaked('admin.stripeEvents.get'),
  'admin.stripeEvents.process': () => ({ begun: true }),
  'admin.bookCache.find': () => ({
    key: '9780441172719',
    canRefresh: true,
    entry: null,
    cover: null,
  }),
  'admin.bookCache.refresh': unfaked('admin.bookCache.refresh'),
}
