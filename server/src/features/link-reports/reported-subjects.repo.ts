import type { Selectable } from 'kysely'
import { withEditedTitle } from '../../db/edited-title.ts'
import { type Page, parsePageKey, toPage } from '../../db/page-keys.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import { reportedPath } from './reported-address.ts'

export type StoredReport = Readonly<Selectable<Tables['link_report']>>
export type ReportState = StoredReport['state']

/** A link or page with the reports about it. */
export interface ReportedSubject {
  /** The ID of the link or page. */
  readonly id: string
  readonly kind: StoredReport['kind']
  /** The address of the link or page; null after it was deleted. */
  readonly path: string | null
  /** The title of the link's book, or the name of the page. */
  readonly title: string | null
  readonly isDisabled: boolean
  /** All its reports, also those that are only counted. */
  readonly count: number
  /** The newest first; of each reason at most `SHOWN_PER_REASON`, and open ones before decided ones. */
  readonly reports: readonly StoredReport[]
}

const SUBJECTS_PER_PAGE = 20
/** A flood for one reason hides no report for another. */
const SHOWN_PER_REASON = 5

/** Links and pages with reports in this state, or in any: the one with the newest report first. */
export async function listReportedSubjects(
  db: Queries,
  state: ReportState | undefined,
  after: string | undefined,
): Promise<Page<ReportedSubject>> {
  const { rows, next } = await listSubjects(db, state, after)
  const reports = await listReports(
    db,
    state,
    rows.map(({ id }) => id),
  )
  const subjects = rows.map(({ newestAt: _, newestId: __, ...subject }) => {
    const { count, reports: newest } = reports.get(subject.id) ?? { count: 0, reports: [] }
    return { ...subject, count, reports: newest }
  })
  return { rows: subjects, next }
}

/** A page of subjects, each found by its newest report. */
async function listSubjects(
  db: Queries,
  state: ReportState | undefined,
  after: string | undefined,
) {
  const key = parsePageKey(after)
  const rows = await db
    .selectFrom('link_report as report')
    // IDs are random, so one is never the ID of two things.
    .leftJoin('saved_link as link', 'link.id', 'report.reportedId')
    .leftJoin('author_page as page', 'page.id', 'report.reportedId')
    .leftJoin('series', 'series.id', 'report.reportedId')
    .select(['report.reportedId as id', 'report.kind'])
    .select(['report.createdAt as newestAt', 'report.id as newestId'])
    .select(['link.title', 'link.details', 'page.name as pageName', 'series.name as seriesName'])
    .select(({ fn }) => fn.coalesce('link.slug', 'page.slug', 'series.slug').as('slug'))
    .select(({ fn }) =>
      fn.coalesce('link.disabledAt', 'page.disabledAt', 'series.disabledAt').as('disabledAt'),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('link_report as later')
            .select('later.id')
            .whereRef('later.reportedId', '=', 'report.reportedId')
            .$if(state !== undefined, (query) => query.where('later.state', '=', state ?? 'open'))
            .where(({ eb, or, and, ref }) =>
              or([
                eb('later.createdAt', '>', ref('report.createdAt')),
                and([
                  eb('later.createdAt', '=', ref('report.createdAt')),
                  eb('later.id', '>', ref('report.id')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .$if(state !== undefined, (query) => query.where('report.state', '=', state ?? 'open'))
    .$if(key !== undefined, (query) =>
      query
        .where('report.createdAt', '<=', key?.time ?? '')
        .where(({ eb, or }) =>
          or([eb('report.createdAt', '<', key?.time ?? ''), eb('report.id', '<', key?.id ?? '')]),
        ),
    )
    .orderBy('report.createdAt', 'desc')
    .orderBy('report.id', 'desc')
    .limit(SUBJECTS_PER_PAGE + 1)
    .execute()
  const subjects = rows.map(({ slug, disabledAt, pageName, seriesName, ...row }) => {
    const { title, ...subject } = withEditedTitle(row)
    return {
      ...subject,
      path: slug && reportedPath({ kind: row.kind, slug }),
      title: title ?? pageName ?? seriesName,
      isDisabled: disabledAt !== null,
    }
  })
  return toPage(subjects, SUBJECTS_PER_PAGE, ({ newestAt: time, newestId: id }) => ({ time, id }))
}

interface SubjectReports {
  readonly count: number
  readonly reports: readonly StoredReport[]
}

/** The newest reports of subjects. Messages are long, so only those of the newest are read. */
async function listReports(
  db: Queries,
  state: ReportState | undefined,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, SubjectReports>> {
  if (subjectIds.length === 0) return new Map()
  const keys = await db
    .selectFrom('link_report')
    .select(['id', 'reportedId', 'reason', 'state', 'createdAt', 'furtherReports'])
    .where('reportedId', 'in', subjectIds)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'))
    .execute()
  // Another admin may have decided on all of them meanwhile.
  if (keys.length === 0) return new Map()
  const bySubject = [...Map.groupBy(keys.toSorted(compareNewest), ({ reportedId }) => reportedId)]
  const newest = bySubject.flatMap(([, own]) => takeEachReason(own))
  const found = await db
    .selectFrom('link_report')
    .selectAll()
    .where(
      'id',
      'in',
      newest.map(({ id }) => id),
    )
    .execute()
  const reports = Map.groupBy(found.toSorted(compareNewest), ({ reportedId }) => reportedId)
  return new Map(
    bySubject.map(([id, own]) => [
      id,
      {
        count: own.reduce((sum, { furtherReports }) => sum + 1 + furtherReports, 0),
        reports: reports.get(id) ?? [],
      },
    ]),
  )
}

function takeEachReason<Report extends Pick<StoredReport, 'reason' | 'state'>>(
  reports: readonly Report[],
): Report[] {
  const openFirst = reports.toSorted(
    (one, other) => Number(other.state === 'open') - Number(one.state === 'open'),
  )
  const byReason = Map.groupBy(openFirst, ({ reason }) => reason)
  return [...byReason.values()].flatMap((own) => own.slice(0, SHOWN_PER_REASON))
}

type ReportKey = Pick<StoredReport, 'id' | 'createdAt'>

function compareNewest(one: ReportKey, other: ReportKey): number {
  return compareText(other.createdAt, one.createdAt) || compareText(other.id, one.id)
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
