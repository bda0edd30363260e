/** The first sentence of `link-limit-reached`, for pages that add their own second one. */
export const savedLinkLimitReached = "You've reached your limit of saved links."

/** The part of the error catalog about saved links, their labels, and their short links. */
export const linkMessages = {
  'link-limit-reached': {
    title: 'Link limit reached',
    text: `${savedLinkLimitReached} Upgrade to Premium to save unlimited links.`,
  },
  'link-already-saved': {
    title: 'Link already saved',
    text: 'This book link is already in your account',
  },
  'link-save-failed': { title: 'Error saving link', text: 'Please try again' },
  'link-remove-failed': { title: 'Error removing link', text: 'Please try again' },
  'link-update-failed': { title: 'Error updating link', text: 'Please try again' },
  'label-limit-reached': {
    title: 'Label limit reached',
    text: 'You can have up to 50 labels. Delete a label to add another.',
  },
  'label-name-taken': {
    title: 'Another label has this name',
    text: 'Choose another name, or merge the two labels.',
  },
  'too-many-labels': {
    title: 'Too many labels',
    text: 'A link can have up to 10 labels. Remove one first.',
  },
  'saved-filter-limit-reached': {
    title: 'Too many saved filters',
    text: 'You can save up to 20 filters. Delete one to save another.',
  },
  'invalid-slug': {
    title: 'Error updating link',
    text: 'Use 3 to 40 letters and digits, with single hyphens between them.',
  },
  'slug-reserved': {
    title: 'This short link is reserved',
    text: 'It could be mistaken for an Everyshelf page. Choose another one.',
  },
  'slug-taken': {
    title: 'This short link is taken',
    text: 'Another link uses it or used it before. Choose a different one.',
  },
}
