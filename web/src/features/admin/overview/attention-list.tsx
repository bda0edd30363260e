import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import type { Overview } from './overview-data.ts'

interface Line {
  readonly text: string
  readonly to: string | null
  readonly isGrave: boolean
}

const LEAST_FREE_BYTES = 1_000_000_000

/** What waits for a person, each with the way to it. */
export function AttentionList({ overview }: { readonly overview: Overview }) {
  const lines = findLines(overview)
  if (lines.length === 0) {
    return (
      <p className="m-0 border-l-2 border-accent bg-wash px-4 py-3">Nothing waits for you here.</p>
    )
  }
  return (
    <ul aria-label="Waits for you" className="m-0 list-none border-b border-rule p-0">
      {lines.map(({ text, to, isGrave }) => (
        <li key={text} className="flex min-h-12 items-center gap-3 border-t border-rule py-1.5">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${isGrave ? 'bg-danger' : 'bg-accent'}`}
          />
          {isGrave && <span className="sr-only">Problem: </span>}
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
  const { newMessages, reportedLinks, deadMails, failingJobs } = attention
  const lines: (Line | false)[] = [
    newMessages > 0 && {
      text: newMessages === 1 ? 'One new message' : `${newMessages} new messages`,
      to: paths.adminInbox,
      isGrave: false,
    },
    reportedLinks > 0 && {
      text:
        reportedLinks === 1 ? 'Readers reported a link' : `Readers reported ${reportedLinks} links`,
      to: paths.adminReports,
      isGrave: false,
    },
    failingJobs > 0 && {
      text: failingJobs === 1 ? 'One job fails' : `${failingJobs} jobs fail`,
      to: paths.adminJobs,
      isGrave: true,
    },
    deadMails > 0 && {
      text: deadMails === 1 ? 'One mail was given up' : `${deadMails} mails were given up`,
      to: `${paths.adminMail}?state=failed#outbox`,
      isGrave: true,
    },
    !mail.isSetUp && {
      text: 'No mail server is set up: mails stay in the outbox',
      to: paths.adminMail,
      isGrave: true,
    },
    stripeWaiting > 0 && {
      text:
        stripeWaiting === 1 ? 'One payment event waits' : `${stripeWaiting} payment events wait`,
      to: `${paths.adminStripeEvents}?state=waiting`,
      isGrave: false,
    },
    machine.diskFreeBytes < LEAST_FREE_BYTES && {
      text: 'The disk is almost full: below 200 MB the server takes nothing more',
      to: null,
      isGrave: true,
    },
  ]
  return lines.filter((line) => line !== false)
}
