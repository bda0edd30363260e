import type { CountryCode } from '@everyshelf/domain/countries'
import { identifierKey } from '@everyshelf/domain/identifiers'
import type { ReaderRule, RuleTarget } from '@everyshelf/domain/routing'
import { targetKey } from '@everyshelf/domain/routing'
import { nameCountries } from '../../../components/countries/join-names.ts'
import { nameRuleTarget } from '../../../components/route-reasons/name-rule-target.ts'

/** The differences between two lists of rules, one sentence for each new destination. */
export function describeRules(
  before: readonly ReaderRule[],
  after: readonly ReaderRule[],
): string[] {
  const was = listTargets(before)
  const is = listTargets(after)
  const changed = after.flatMap(({ countries, target }) => {
    const added = countries.filter((code) => was.get(code) !== targetKey(target))
    return added.length > 0 ? [`Readers in ${nameCountries(added)} go to ${nameOf(target)}.`] : []
  })
  const freed = [...was.keys()].filter((code) => !is.has(code))
  return freed.length > 0
    ? [...changed, `The rule for ${nameCountries(freed)} was removed.`]
    : changed
}

function listTargets(rules: readonly ReaderRule[]): ReadonlyMap<CountryCode, string> {
  return new Map(
    rules.flatMap(({ countries, target }) =>
      countries.map((code) => [code, targetKey(target)] as const),
    ),
  )
}

function nameOf(target: RuleTarget): string {
  const view =
    target.kind === 'edition' ? { ...target, identifier: identifierKey(target.identifier) } : target
  return nameRuleTarget(view, 'your page')
}
