import { type TagPermission, type TagRule, tagRules } from '@everyshelf/domain/affiliate'
import { countryName } from '@everyshelf/domain/countries'
import { formatDay } from '@everyshelf/domain/format'
import { retailerName } from '@everyshelf/domain/retailers'
import { channels } from '../../../components/channels/channels.ts'
import { ExternalLink } from '../../../components/external-link.tsx'

const responses: Readonly<Record<TagPermission, string>> = {
  always: 'yes',
  never: 'no',
  'if-network-entered': 'only on networks in your account',
  'if-list-opt-in': 'only to readers who signed up',
}

interface Statement {
  readonly rule: TagRule
  readonly channels: string
}

const statementsByProgram = [...Map.groupBy(tagRules, ({ program }) => program)].map(
  ([program, rules]) => [program, listStatements(rules)] as const,
)

/** What each page says about tags, by program, with its date. */
export function RuleSources() {
  return (
    <dl className="m-0 border-b border-rule text-sm">
      {statementsByProgram.map(([program, statements]) => (
        <div
          key={program}
          className="grid gap-x-8 gap-y-1 border-t border-rule py-3 lg:grid-cols-[1fr_3fr]"
        >
          <dt className="font-semibold">{nameProgram(program)}</dt>
          {statements.map(({ rule, channels }) => (
            <dd key={channels} className="m-0 text-pretty lg:col-start-2">
              <span className="font-medium">
                {channels}: {responses[rule.permission]}.
              </span>{' '}
              <span className="text-ink-soft">{rule.says}</span> <RuleSource rule={rule} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** A page often says the same about several channels. */
function listStatements(rules: readonly TagRule[]): Statement[] {
  return [
    ...Map.groupBy(rules, ({ permission, says }) => `${permission} ${says}`).values(),
  ].flatMap((same) => {
    const [rule] = same
    return rule ? [{ rule, channels: same.map(describeChannel).join(', ') }] : []
  })
}

interface RuleSourceProps {
  readonly rule: Pick<TagRule, 'source' | 'date' | 'isSecondHand'>
}

/** The page that a rule comes from, and its date. */
export function RuleSource({ rule: { source, date, isSecondHand } }: RuleSourceProps) {
  return (
    <span className="text-ink-soft">
      <ExternalLink href={source}>{new URL(source).hostname.replace(/^www\./, '')}</ExternalLink>
      {` · ${formatDay(date)}${isSecondHand ? ' · secondhand' : ''}`}
    </span>
  )
}

function nameProgram(program: TagRule['program']): string {
  if (program === 'any-retailer') return 'All other stores'
  return program === 'amazon' ? 'Amazon' : retailerName(program)
}

function describeChannel({ channel, countries }: TagRule): string {
  const where = countries?.map((country) => countryName(country)).join(', ')
  return channels[channel].name + (where ? ` (${where})` : '')
}
