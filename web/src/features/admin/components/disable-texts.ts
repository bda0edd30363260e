/** The dialogs open from the page of a link, the list of pages, and a report. */
export const disableTexts = {
  link: {
    title: 'Disable this link?',
    description:
      'From now on, readers see a notice instead of the store. This also resolves open reports about the link. You can enable the link again.',
    hint: 'The owner sees this reason on the dashboard.',
    action: 'Disable',
  },
  'author-page': {
    title: 'Disable this page?',
    description:
      'From now on, readers see a notice instead of the page. This also resolves open reports about it. You can enable it again.',
    hint: 'The owner sees this reason in the page’s settings.',
    action: 'Disable',
  },
  domain: {
    title: 'Disable this domain?',
    description:
      'From now on, nothing opens on it: no links, no pages. The same links at our own address keep working. You can enable the domain again.',
    hint: 'The owner sees this reason under My Account, Domains.',
    action: 'Disable',
  },
  series: {
    title: 'Disable this series page?',
    description:
      'From now on, readers see a notice instead of the page. Links to the next book keep working. This also resolves open reports about the page. You can enable it again.',
    hint: 'The owner sees this reason in the series editor.',
    action: 'Disable',
  },
}
