import { countrySpellings } from './country-spellings.ts'
import type { ExportedLink } from './exported-link.ts'

const FLAGS = '[NC,R=302,L,NE,QSD]'
const COUNTRY = 'EVERYSHELF_COUNTRY'

/** Goes before the rules of the links. */
export function introduceApache(countryHeader: string): string {
  const every = countrySpellings.map(([text]) => text).join('|')
  return `# Links of Everyshelf as rules of Apache's mod_rewrite, for a VirtualHost or an .htaccess file.
# The reader's country comes from the header below: let only your own edge set it. With mod_maxminddb
# put %{ENV:MM_COUNTRY_CODE} in its place. country= in an address comes first.
RewriteEngine On
RewriteCond %{HTTP:${countryHeader}} ^(${every})$ [NC]
RewriteRule ^ - [E=${COUNTRY}:%1]
RewriteCond %{QUERY_STRING} (?:^|&)country=(${every})(?:&|$) [NC]
RewriteRule ^ - [E=${COUNTRY}:%1]
<IfModule mod_headers.c>
  Header always set Cache-Control "private, no-store" "expr=%{REQUEST_URI} =~ m#^/go/#i"
  Header always set X-Robots-Tag noindex "expr=%{REQUEST_URI} =~ m#^/go/#i"
  Header always set Referrer-Policy strict-origin-when-cross-origin "expr=%{REQUEST_URI} =~ m#^/go/#i"
</IfModule>
`
}

/** A link's rules, which are passed over at once for the address of another. */
export function renderApache({ slug, places, otherwise }: ExportedLink): string {
  const path = `^/?go/${slug}/?$`
  return [
    `RewriteRule !${path} - [NC,S=${places.length + 1}]\n`,
    ...places.map(({ countries, url }) => {
      const texts = countrySpellings.filter(([, country]) => countries.includes(country))
      const condition = texts.map(([text]) => text).join('|')
      return `RewriteCond %{ENV:${COUNTRY}} ^(?:${condition})$ [NC]\nRewriteRule ^ ${escapeUrl(url)} ${FLAGS}\n`
    }),
    `RewriteRule ^ ${escapeUrl(otherwise)} ${FLAGS}\n`,
  ].join('')
}

/** %1 and $1 would stand for what a condition or a pattern has found. */
function escapeUrl(url: string): string {
  return url.replaceAll(/[%$\\]/g, String.raw`\$&`)
}
