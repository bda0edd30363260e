/** A request for a link as a web server sees it. */
export interface RuledRequest {
  readonly path: string
  /** Country from the edge header; empty if missing. */
  readonly country: string
  /** The query string. */
  readonly query?: string
}

/** Returns the destination of a request by the rules; null without a match. */
export type FollowRules = (request: RuledRequest) => string | null

interface NginxMap {
  readonly from: string
  /** By lowercase name, because nginx ignores case. */
  readonly plain: ReadonlyMap<string, string>
  readonly patterns: readonly (readonly [pattern: RegExp, value: string])[]
}

/**
 * Reads nginx `map` blocks: case-insensitive names, `~*` regular expressions, defaults, chained
 * variables.
 */
export function readNginxMaps(text: string, header: string): FollowRules {
  const blocks = text.matchAll(/^map (\S+) (\S+) \{\n([\s\S]*?)^\}/gm)
  const maps = new Map(
    [...blocks].map(([, from = '', to = '', body = '']) => [to, readNginxMap(from, body)]),
  )
  return ({ path, country, query = '' }) => {
    const variables = new Map([
      ['$uri', path],
      ['$arg_country', new URLSearchParams(query).get('country') ?? ''],
      [`$http_${header.toLowerCase().replaceAll('-', '_')}`, country],
    ])
    const expand = (value: string): string =>
      value.replaceAll(/\$[a-z0-9_]+/g, (name) => variables.get(name) ?? look(name))
    const look = (name: string): string => {
      const map = maps.get(name)
      if (!map) throw new Error(`the variable ${name} is not set`)
      return expand(findInMap(map, expand(map.from), variables))
    }
    return look('$everyshelf_target') || null
  }
}

function readNginxMap(from: string, body: string): NginxMap {
  const lines = [...body.matchAll(/^ {2}("[^"]*"|\S+) ("[^"]*"|\S+);$/gm)]
  const entries = lines.map(([, key = '', value = '']) => [unquote(key), unquote(value)] as const)
  const isPattern = ([key]: readonly [string, string]) => key.startsWith('~*')
  return {
    from: unquote(from),
    plain: new Map(
      entries
        .filter((entry) => !isPattern(entry))
        .map(([key, value]) => [key.toLowerCase(), value]),
    ),
    patterns: entries
      .filter(isPattern)
      .map(([key, value]) => [new RegExp(key.slice(2), 'i'), value] as const),
  }
}

/** Named groups become variables. */
function findInMap(map: NginxMap, wanted: string, variables: Map<string, string>): string {
  const plain = map.plain.get(wanted.toLowerCase())
  if (plain !== undefined && wanted !== 'default') return plain
  for (const [pattern, value] of map.patterns) {
    const { groups } = pattern.exec(wanted) ?? {}
    if (!groups) continue
    for (const [group, found] of Object.entries(groups)) variables.set(`$${group}`, found)
    return value
  }
  return map.plain.get('default') ?? ''
}

function unquote(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1) : text
}

interface RewriteRule {
  readonly conditions: readonly { readonly of: string; readonly pattern: RegExp }[]
  readonly pattern: RegExp
  /** The pattern is negated. */
  readonly isTurned: boolean
  readonly target: string
  readonly isRedirect: boolean
  readonly skips: number
  /** `NAME:value` of the flag E. */
  readonly sets: readonly [name: string, value: string] | null
}

/** Reads Apache's RewriteCond and RewriteRule with the flags NC, E, S and R. */
export function readApacheRules(text: string, header: string): FollowRules {
  const rules = readRewriteRules(text)
  return ({ path, country, query = '' }) => {
    const values = new Map([
      [`%{HTTP:${header}}`, country],
      ['%{QUERY_STRING}', query],
    ])
    for (let at = 0; at < rules.length; at++) {
      const rule = rules[at]
      const found = rule && applyRule(rule, path, values)
      if (!rule || !found) continue
      const [name, value = ''] = rule.sets ?? []
      if (name) values.set(`%{ENV:${name}}`, value.replace('%1', found.at(-1)?.[1] ?? ''))
      if (rule.isRedirect) return rule.target.replaceAll(/\\([%$\\])/g, '$1')
      at += rule.skips
    }
    return null
  }
}

/** The matches of the conditions, when all of them and the pattern match. */
function applyRule(
  { conditions, pattern, isTurned }: RewriteRule,
  path: string,
  values: ReadonlyMap<string, string>,
): RegExpExecArray[] | undefined {
  if (pattern.test(path) === isTurned) return undefined
  const found = conditions.map((each) => each.pattern.exec(values.get(each.of) ?? ''))
  return found.every((match) => match !== null) ? found : undefined
}

function readRewriteRules(text: string): RewriteRule[] {
  const rules: RewriteRule[] = []
  let conditions: { of: string; pattern: RegExp }[] = []
  for (const line of text.split('\n').filter((each) => /^Rewrite(?:Cond|Rule) /.test(each))) {
    const [kind, first = '', second = '', flags = '[]'] = line.split(' ')
    const how = /[[,]NC[,\]]/.test(flags) ? 'i' : ''
    if (kind === 'RewriteCond') {
      conditions.push({ of: first, pattern: new RegExp(second, how) })
      continue
    }
    const [, name, value = ''] = /[[,]E=(\w+):([^,\]]*)/.exec(flags) ?? []
    rules.push({
      conditions,
      pattern: new RegExp(first.replace(/^!/, ''), how),
      isTurned: first.startsWith('!'),
      target: second,
      isRedirect: /[[,]R=302[,\]]/.test(flags),
      skips: Number(/[[,]S=(\d+)/.exec(flags)?.[1] ?? 0),
      sets: name ? [name, value] : null,
    })
    conditions = []
  }
  return rules
}

/**
 * Reads a `_redirects` file; the first matching line wins, and an unknown country matches no
 * condition.
 */
export function readRedirects(text: string): FollowRules {
  const rules = text.split('\n').flatMap((line) => {
    const [from, to, status, condition] = line.split(' ')
    if (!from?.startsWith('/') || !to || status !== '302!') return []
    const countries = condition?.replace('Country=', '').split(',')
    return [{ from, to, countries }]
  })
  return ({ path, country }) => {
    const place = country.toLowerCase()
    return (
      rules.find(
        ({ from, countries }) => from === path && (!countries || countries.includes(place)),
      )?.to ?? null
    )
  }
}

export function readJsonRules(text: string): FollowRules {
  const { links } = JSON.parse(text) as {
    links: { path: string; places: { countries: string[]; url: string }[]; otherwise: string }[]
  }
  return ({ path, country }) => {
    const link = links.find((each) => each.path === path)
    const place = link?.places.find(({ countries }) => countries.includes(country))
    return place?.url ?? link?.otherwise ?? null
  }
}

export function readCsvRules(text: string): FollowRules {
  const rows = text.split('\r\n').map((line) => line.split(','))
  return ({ path, country }) => {
    const own = rows.filter(([from]) => from === path)
    const row =
      own.find(([, countries = '']) => countries.split(' ').includes(country)) ??
      own.find(([, countries]) => countries === 'otherwise')
    return row?.[2]?.slice(1, -1) ?? null
  }
}
