export const AMAZON_ASSOCIATES = 'Amazon Associates'

/**
 * Hosts of affiliate programs that are not in our list of networks. They only count and redirect,
 * so a link to one always has a tag.
 */
const programs: readonly (readonly [host: string, program: string])[] = [
  ['amazon-adsystem.com', AMAZON_ASSOCIATES],
  ['assoc-amazon.com', AMAZON_ASSOCIATES],
  ['shareasale.com', 'ShareASale'],
  ['redirectingat.com', 'Skimlinks'],
  ['skimresources.com', 'Skimlinks'],
  ['viglink.com', 'Sovrn Commerce'],
  ['pxf.io', 'Impact'],
  ['sjv.io', 'Impact'],
]

/** Sites whose pages ask for an email address or other data of readers. */
const forms: readonly string[] = [
  ...['eepurl.com', 'mailchi.mp', 'list-manage.com', 'subscribepage.com', 'subscribepage.io'],
  ...['landing.mailerlite.com', 'mailerpage.io', 'ck.page', 'kit.com', 'forms.gle', 'typeform.com'],
  ...['jotform.com', 'surveymonkey.com', 'storyoriginapp.com', 'bookfunnel.com', 'tally.so'],
]

const FORM_PATH = /^\/forms\//

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

/**
 * Finds the affiliate program that runs a host, given in lower case.
 *
 * @example findAffiliateHost('rcm-na.amazon-adsystem.com') // 'Amazon Associates'
 */
export function findAffiliateHost(host: string): string | undefined {
  return programs.find(([domain]) => isWithin(host, domain))?.[1]
}

/**
 * Whether a page asks for readers' data: a form service, or a sign-up page for a newsletter.
 *
 * @example isFormPage('forms.gle', '/abc') // true
 */
export function isFormPage(host: string, path: string): boolean {
  if (host === 'docs.google.com') return FORM_PATH.test(path)
  return forms.some((domain) => isWithin(host, domain))
}
