import { type CountryCode, countryCodes } from '@everyshelf/domain/countries'
import { DomainError } from '@everyshelf/domain/messages'
import { READER_RULES_MAX, type ReaderRule, targetKey } from '@everyshelf/domain/routing'

type Rules = readonly ReaderRule[]

/**
 * Takes back what one change did to the rules: the countries whose target it changed get their
 * earlier target, or no rule. All other countries keep theirs, including those from later changes.
 */
export function revertRules(current: Rules, before: Rules, after: Rules): Rules {
  const [was, is] = [listTargets(before), listTargets(after)]
  const changed = countryCodes.filter((code) => was.get(code) !== is.get(code))
  const rules: ReaderRule[] = current.map((rule) => ({
    ...rule,
    countries: rule.countries.filter((code) => !changed.includes(code)),
  }))
  for (const [at, { countries, target }] of before.entries()) {
    const returned = countries.filter((code) => changed.includes(code))
    if (returned.length === 0) continue
    const sameAt = rules.findIndex((rule) => targetKey(rule.target) === targetKey(target))
    const same = rules[sameAt]
    if (same) rules[sameAt] = { target, countries: sortCountries([...same.countries, ...returned]) }
    else rules.splice(at, 0, { target, countries: returned })
  }
  const left = rules.filter((rule) => rule.countries.length > 0)
  if (left.length > READER_RULES_MAX) {
    const rule = `must have at most ${READER_RULES_MAX} items`
    throw new DomainError('invalid-input', { field: 'rules', rule })
  }
  return left
}

function listTargets(rules: Rules): ReadonlyMap<CountryCode, string> {
  return new Map(
    rules.flatMap((rule) => rule.countries.map((code) => [code, targetKey(rule.target)])),
  )
}

/** In the order in which settings are stored, so that equal rules become equal texts. */
function sortCountries(countries: readonly CountryCode[]): readonly CountryCode[] {
  return countryCodes.filter((code) => countries.includes(code))
}
