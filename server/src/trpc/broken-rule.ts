import { isErrorCode } from '@everyshelf/domain/messages'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** The field that broke a rule, and the rule as a predicate: "`to` is before `from`". */
export interface BrokenRule {
  readonly field: string
  readonly rule: string
}

/** Longer lists are in the documentation. */
const VALUES_SHOWN = 20

/** A path of the input, such as `rules.0.countries`; empty for the whole input. */
export function describeIssue(issue: Issue): BrokenRule {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return { field: [...issue.path, ...unknown].join('.'), rule: describeRule(issue) }
}

function describeRule(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'is an unknown parameter'
    case 'invalid_type':
      return isMissing(issue) ? 'is required' : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'too_big':
      return describeSize(issue.origin, 'most', issue.maximum)
    case 'too_small':
      return describeSize(issue.origin, 'least', issue.minimum)
    case 'invalid_value':
      return isMissing(issue) ? 'is required' : describeValues(issue.values)
    default:
      return ownRule(issue) ?? 'has an invalid value'
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** Zod's reports do not say whether a value was there, other than in their message. */
function isMissing({ message }: Issue): boolean {
  return message.endsWith('received undefined')
}

function describeSize(origin: string, end: 'least' | 'most', size: number | bigint): string {
  const unit = { string: 'character', array: 'item' }[origin]
  return unit
    ? `must have at ${end} ${size} ${unit}${size === 1 ? '' : 's'}`
    : `must be at ${end} ${size}`
}

function describeValues(values: readonly unknown[]): string {
  return values.length > VALUES_SHOWN
    ? 'must be one of the values in the documentation'
    : `must be ${values.length > 1 ? 'one of: ' : ''}${values.join(', ')}`
}

/** Schemas say their own rules as predicates; other messages are for forms. */
function ownRule({ message }: Issue): string | undefined {
  return !isErrorCode(message) && /^(?:must|is) /.test(message) ? message : undefined
}
