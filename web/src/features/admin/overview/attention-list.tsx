import { countOf } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import type { Overview } from './overview-data.ts'

interface Line {
  readonly text: string
  readonly to: string | null
  readonly isProblem: boolean
}

type Operator = RouterOutputs['site']['describe']['operator']

const LEAST_FREE_BYTES = 1_000_000_000

interface AttentionListProps {
  readonly overview: Overview
  /** Undefined until it is loaded. */
  readonly operator: Operator | undefined
}

/** Items that need an admin, each with a link. */
export function AttentionList({ overview, operator }: AttentionListProps) {
  const lines = [...findLines(overview), ...(operator ? describeMissing(operator) : [])]
  if (lines.length === 0) {
    return (
      <p className="m-0 border-l-2 border-accent bg-wash px-4 py-3">
        Nothing needs your attention.
      </p>
    )
  }
  return (
    <ul aria-label="Needs attention" className="m-0 list-none border-b border-rule p-0">
      {lines.map(({ text, to, isProblem }) => (
        <li key={text} className="flex min-h-12 items-center gap-3 border-t border-rule py-1.5">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${isProblem ? 'bg-danger' : 'bg-accent'}`}
          />
          {isProblem && <span className="sr-only">Problem: </span>}
          {to ? (
            <Link to={to} className="text-link inline-flex min-h-11 items-center">
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}

function findLines({ attention, mail, stripeWaiting, machine }: Overview): readonly Line[] {
  const { newMessages, reportedItems, deadMails, failingJobs } = attention
  const lines: (Line | false)[] = [
    newMessages > 0 && {
      text: countOf(newMessages, 'new message'),
      to: paths.adminInbox,
      isProblem: false,
    },
    reportedItems > 0 && {
      text: `${countOf(reportedItems, 'item')} reported by readers`,
      to: paths.adminReports,
      isProblem: false,
    },
    failingJobs > 0 && {
      text: `${countOf(failingJobs, 'job')} failing`,
      to: paths.adminJobs,
      isProblem: true,
    },
    deadMails > 0 && {
      text: `${countOf(deadMails, 'email')} could not be sent`,
      to: `${paths.adminMail}?state=failed#outbox`,
      isProblem: true,
    },
    !mail.isSetUp && {
      text: 'No mail server is set up. Emails stay in the outbox.',
      to: paths.adminMail,
      isProblem: true,
    },
    stripeWaiting > 0 && {
      text: `${countOf(stripeWaiting, 'payment event')} waiting`,
      to: `${paths.adminStripeEvents}?state=waiting`,
      isProblem: false,
    },
    machine.clickHouse?.isReachable === false && {
      text: 'ClickHouse is not responding. Charts fail, and new clicks wait on the servers’ disks.',
      to: null,
      isProblem: true,
    },
    machine.diskFreeBytes < LEAST_FREE_BYTES && {
      text: 'The disk is almost full. With less than 200 MB free, the server reports that it is not ready.',
      to: null,
      isProblem: true,
    },
  ]
  return lines.filter((line) => line !== false)
}

/** Visitors do not see what is missing, so the admin area says it. */
function describeMissing({ name, address }: Operator): readonly Line[] {
  const missing = [
    ...(name ? [] : [{ what: 'name', setting: 'OPERATOR_NAME' }]),
    ...(address ? [] : [{ what: 'address', setting: 'OPERATOR_ADDRESS' }]),
  ]
  if (missing.length === 0) return []
  const whats = missing.map(({ what }) => what).join(' and ')
  const settings = missing.map(({ setting }) => setting).join(' and ')
  const text = `The privacy page does not show the operator’s ${whats}. Set ${settings}.`
  return [{ text, to: paths.privacy, isProblem: true }]
}
