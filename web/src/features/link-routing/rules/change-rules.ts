import type { CountryCode } from '@everyshelf/domain/countries'
import type { LinkSettings } from '@everyshelf/domain/links'
import { type ReaderRule, type RuleTarget, targetKey } from '@everyshelf/domain/routing'

/**
 * Sends readers in these countries to a target. Other rules lose the countries, and a rule for the
 * same target gets them.
 */
export function setTarget(
  settings: LinkSettings,
  countries: readonly CountryCode[],
  target: RuleTarget,
): LinkSettings {
  const others = withoutCountries(settings.rules, countries)
  const key = targetKey(target)
  const at = others.findIndex((rule) => targetKey(rule.target) === key)
  const same = others[at]
  const rules = same
    ? others.with(at, { ...same, countries: sortCountries([...same.countries, ...countries]) })
    : [...others, { countries: sortCountries(countries), target }]
  return { ...settings, rules }
}

/** Replaces the countries of one rule; without countries the rule is removed. */
export function setCountries(
  settings: LinkSettings,
  target: RuleTarget,
  countries: readonly CountryCode[],
): LinkSettings {
  const key = targetKey(target)
  const rules = withoutCountries(settings.rules, countries, key).map((rule) =>
    targetKey(rule.target) === key ? { ...rule, countries: sortCountries(countries) } : rule,
  )
  return { ...settings, rules: rules.filter((rule) => rule.countries.length > 0) }
}

export function removeRule(settings: LinkSettings, target: RuleTarget): LinkSettings {
  return setCountries(settings, target, [])
}

/** The countries in rules for other targets; with null, the countries in any rule. */
export function listTaken(
  rules: readonly ReaderRule[],
  target: RuleTarget | null,
): readonly CountryCode[] {
  const key = target && targetKey(target)
  return rules.flatMap((rule) => (targetKey(rule.target) === key ? [] : rule.countries))
}

function withoutCountries(
  rules: readonly ReaderRule[],
  countries: readonly CountryCode[],
  exceptKey?: string,
): ReaderRule[] {
  return rules.flatMap((rule) => {
    if (targetKey(rule.target) === exceptKey) return [rule]
    const left = rule.countries.filter((code) => !countries.includes(code))
    return left.length > 0 ? [{ ...rule, countries: left }] : []
  })
}

/** In the order in which the server stores them, so that equal rules stay equal. */
function sortCountries(countries: readonly CountryCode[]): readonly CountryCode[] {
  return [...new Set(countries)].toSorted()
}
