/** While the server has little room on its disk. Existing links need none. */
export const diskFullText =
  'The server’s disk is almost full. Links keep working, but changes and clicks may not be saved until the operator frees space.'
