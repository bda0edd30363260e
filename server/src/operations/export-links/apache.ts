import { countrySpellings } from './country-spellings.ts'
import type { ExportedLink } from './exported-link.ts'

const FLAGS = '[NC,R=302,L,NE,QSD]'
const COUNTRY = 'EVERYSHELF_COUNTRY'

/** The part before the rules of the links. */
export function renderApacheHeader(countryHeader: string): string {
  const allCodes = countrySpellings.map(([text]) => text).join('|')
  return `# Everyshelf links as Apache mod_rewrite rules, for a VirtualHost or an .htaccess file.
# The reader's country comes from the header below; make sure that only your own edge sets it. With
# mod_maxminddb, use %{ENV:MM_COUNTRY_CODE} instead. country= in the URL comes first.
RewriteEngine On
RewriteCond %{HTTP:${countryHeader}} ^(${allCodes})$ [NC]
RewriteRule ^ - [E=${COUNTRY}:%1]
RewriteCond %{QUERY_STRING} (?:^|&)country=(${allCodes})(?:&|$) [NC]
RewriteRule ^ - [E=${COUNTRY}:%1]
<IfModule mod_headers.c>
  Header always set Cache-Control "private, no-store" "expr=%{REQUEST_URI} =~ m#^/go/#i"
  Header always set X-Robots-Tag noindex "expr=%{REQUEST_URI} =~ m#^/go/#i"
  Header always set Referrer-Policy strict-origin-when-cross-origin "expr=%{REQUEST_URI} =~ m#^/go/#i"
</IfModule>
`
}

/** A link's rules; the first one skips them all for other paths. */
export function renderApache({ slug, destinations, defaultUrl }: ExportedLink): string {
  const path = `^/?go/${slug}/?$`
  return [
    `RewriteRule !${path} - [NC,S=${destinations.length + 1}]\n`,
    ...destinations.map(({ countries, url }) => {
      const texts = countrySpellings.filter(([, country]) => countries.includes(country))
      const condition = texts.map(([text]) => text).join('|')
      return `RewriteCond %{ENV:${COUNTRY}} ^(?:${condition})$ [NC]\nRewriteRule ^ ${escapeUrl(url)} ${FLAGS}\n`
    }),
    `RewriteRule ^ ${escapeUrl(defaultUrl)} ${FLAGS}\n`,
  ].join('')
}

/** Apache would replace %1 and $1 with matches of a condition or pattern. */
function escapeUrl(url: string): string {
  return url.replaceAll(/[%$\\]/g, String.raw`\$&`)
}
