import { countrySpellings } from './country-spellings.ts'
import type { ExportedLink } from './exported-link.ts'

const INTRODUCTION = `# Links of Everyshelf as maps of nginx. Include this file in http { }, and put this into server { }:
#
#   location ^~ /go/ {
#     if ($everyshelf_target = "") { return 404; }
#     add_header Cache-Control "private, no-store" always;
#     add_header X-Robots-Tag noindex always;
#     add_header Referrer-Policy strict-origin-when-cross-origin always;
#     return 302 $everyshelf_target;
#   }
#
# The reader's country comes from the header below: let only your own edge set it. With ngx_http_geoip2
# put $geoip2_data_country_iso_code in its place. country= in an address comes first.
map_hash_max_size 1048576;
map_hash_bucket_size 512;
`

/** Links whose readers are divided by country in the same way. */
interface Division {
  readonly groupOf: ReadonlyMap<string, number>
  readonly targets: string[]
}

/** Maps that are chained: each division of the world has one from country to group, and one to addresses. */
export function renderNginx(links: readonly ExportedLink[], countryHeader: string): string {
  const divisions = divide(links)
  const edge = `$http_${countryHeader.toLowerCase().replaceAll('-', '_')}`
  const spellings = countrySpellings.map((pair) => pair.join(' '))
  return [
    INTRODUCTION,
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
  for (const { slug, places, otherwise } of links) {
    const key = places.map(({ countries }) => countries.join()).join(' ')
    const division = divisions.get(key) ?? { groupOf: numberGroups(places), targets: [] }
    divisions.set(key, division)
    for (const [group, url] of [otherwise, ...places.map((place) => place.url)].entries()) {
      division.targets.push(`"${slug}/${group}" "${url.replaceAll('$', '%24')}"`)
    }
  }
  return [...divisions.values()]
}

function numberGroups(places: ExportedLink['places']): Map<string, number> {
  return new Map(
    places.flatMap(({ countries }, index) =>
      countries.map((country) => [country, index + 1] as const),
    ),
  )
}

function map(from: string, to: string, byDefault: string, entries: readonly string[]): string {
  const lines = [`default ${byDefault}`, ...entries].map((entry) => `  ${entry};\n`)
  return `map ${from} ${to} {\n${lines.join('')}}\n`
}
