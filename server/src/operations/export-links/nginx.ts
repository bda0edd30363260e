import { countrySpellings } from './country-spellings.ts'
import type { ExportedLink } from './exported-link.ts'

const HEADER = `# Everyshelf links as nginx maps. Include this file in http { } and add this to server { }:
#
#   location ^~ /go/ {
#     if ($everyshelf_target = "") { return 404; }
#     add_header Cache-Control "private, no-store" always;
#     add_header X-Robots-Tag noindex always;
#     add_header Referrer-Policy strict-origin-when-cross-origin always;
#     return 302 $everyshelf_target;
#   }
#
# The reader's country comes from the header below; make sure that only your own edge sets it. With
# ngx_http_geoip2, use $geoip2_data_country_iso_code instead. country= in the URL comes first.
map_hash_max_size 1048576;
map_hash_bucket_size 512;
`

/** Links that group countries in the same way. */
interface Division {
  readonly groupOf: ReadonlyMap<string, number>
  readonly targets: string[]
}

/**
 * Chained maps: each division has one map from country to group, and one from slug and group to
 * URL.
 */
export function renderNginx(links: readonly ExportedLink[], countryHeader: string): string {
  const divisions = divide(links)
  const edge = `$http_${countryHeader.toLowerCase().replaceAll('-', '_')}`
  const spellings = countrySpellings.map((pair) => pair.join(' '))
  return [
    HEADER,
    map('$uri', '$everyshelf_slug', '""', [
      `"~*^/go/(?<everyshelf_name>[a-z0-9-]+)/?$" $everyshelf_name`,
    ]),
    map(edge, '$everyshelf_edge', '""', spellings),
    map('$arg_country', '$everyshelf_country', '$everyshelf_edge', spellings),
    ...divisions.flatMap(({ groupOf, targets }, index) => {
      const groups = [...groupOf].map(([country, group]) => `${country} ${group}`)
      const before = index === 0 ? '""' : `$everyshelf_target_${index}`
      const group = `$everyshelf_group_${index + 1}`
      const name = `$everyshelf_target_${index + 1}`
      return [
        map('$everyshelf_country', group, '0', groups),
        map(`"$everyshelf_slug/${group}"`, name, before, targets),
      ]
    }),
    map(
      '""',
      '$everyshelf_target',
      divisions.length ? `$everyshelf_target_${divisions.length}` : '""',
      [],
    ),
  ].join('\n')
}

function divide(links: readonly ExportedLink[]): Division[] {
  const divisions = new Map<string, Division>()
  for (const { slug, destinations, defaultUrl } of links) {
    const key = destinations.map(({ countries }) => countries.join()).join(' ')
    const division = divisions.get(key) ?? { groupOf: numberGroups(destinations), targets: [] }
    divisions.set(key, division)
    for (const [group, url] of [defaultUrl, ...destinations.map((place) => place.url)].entries()) {
      division.targets.push(`"${slug}/${group}" "${url.replaceAll('$', '%24')}"`)
    }
  }
  return [...divisions.values()]
}

function numberGroups(destinations: ExportedLink['destinations']): Map<string, number> {
  return new Map(
    destinations.flatMap(({ countries }, index) =>
      countries.map((country) => [country, index + 1] as const),
    ),
  )
}

function map(from: string, to: string, byDefault: string, entries: readonly string[]): string {
  const lines = [`default ${byDefault}`, ...entries].map((entry) => `  ${entry};\n`)
  return `map ${from} ${to} {\n${lines.join('')}}\n`
}
