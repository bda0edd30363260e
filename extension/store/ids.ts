import type { UserManifest } from 'wxt'

/**
 * The public half of a key pair, of which Chrome makes the extension's id
 * (`lfpappdfhppmoipjncjcffllipkaianb`): the same wherever the folder lies. Nobody keeps the other
 * half. What goes to the Web Store is without it, since the store gives each item a key of its own;
 * that one belongs here after the first upload.
 */
export const CHROME_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAs+uJmY+jv6nNNzm/+O7Wmkt57aAjd+zzzl9gXhbUm6krhWaQxG82mhWgmHoZTHU7hvUu6E+wCyN032oMhgaaTHz1Y8keHG/5iymmsnpR8ouwn1ZXnrEULafRSKyrn+lBqq7xqzV4CgzCms1jKcWE/wAU9OCoiJdkz5DUM89iRzH/XJK9AL6UrsgUXQDWvGLXl4nafIXWalCuzpeOHXkKe2SRHKluCejjNIceND4Ls50maKaLwcH5hOMe4pV/FFfePeBgoVItNcd6ri05Jcw/+gzz9d2a7GSe7+CddXKVUpFXQxMBbFISY25ekDcVDJ3kGL5gi2LPU5x8K2hHOKwS8wIDAQAB'

/** The theme's colours need light-dark(). */
export const OLDEST_CHROME = '123'

export const GECKO: NonNullable<UserManifest['browser_specific_settings']> = {
  gecko: {
    id: 'extension@everyshelf.example',
    // The first that asks people about the declaration below.
    strict_min_version: '140.0',
    data_collection_permissions: {
      required: [
        // The book's number goes to the server: it tells which page was open,
        'browsingActivity',
        // and stood on it, as did the title and authors that go with a save.
        'websiteContent',
        // A title typed into the popup or after the keyword is searched for on the server.
        'searchTerms',
        // Once connected, each request proves whose it is.
        'authenticationInfo',
      ],
    },
  },
  // Phones show it since this one.
  gecko_android: { strict_min_version: '142.0' },
}
