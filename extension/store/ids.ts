import type { UserManifest } from 'wxt'

/**
 * The public half of a key pair. Chrome derives the extension's id from it
 * (`lfpappdfhppmoipjncjcffllipkaianb`), so the id does not depend on the folder. The private half was
 * thrown away. Uploads to the Web Store leave the key out, because the store assigns its own; after
 * the first upload, that key belongs here.
 */
export const CHROME_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAs+uJmY+jv6nNNzm/+O7Wmkt57aAjd+zzzl9gXhbUm6krhWaQxG82mhWgmHoZTHU7hvUu6E+wCyN032oMhgaaTHz1Y8keHG/5iymmsnpR8ouwn1ZXnrEULafRSKyrn+lBqq7xqzV4CgzCms1jKcWE/wAU9OCoiJdkz5DUM89iRzH/XJK9AL6UrsgUXQDWvGLXl4nafIXWalCuzpeOHXkKe2SRHKluCejjNIceND4Ls50maKaLwcH5hOMe4pV/FFfePeBgoVItNcd6ri05Jcw/+gzz9d2a7GSe7+CddXKVUpFXQxMBbFISY25ekDcVDJ3kGL5gi2LPU5x8K2hHOKwS8wIDAQAB'

/** The theme's colors need light-dark(). */
export const OLDEST_CHROME = '123'

export const GECKO: NonNullable<UserManifest['browser_specific_settings']> = {
  gecko: {
    id: 'extension@everyshelf.example',
    // The first version that shows people the declaration below.
    strict_min_version: '140.0',
    data_collection_permissions: {
      required: [
        // The book's number is sent to the server and shows which page was open;
        'browsingActivity',
        // it comes from that page, as do the title and authors sent with a save.
        'websiteContent',
      ],
      // Requested when needed, on pages in tabs: in the popup, the question would open beneath it.
      optional: [
        // The server searches for titles typed into the popup or after the keyword.
        'searchTerms',
        // Once connected, each request carries the account's token.
        'authenticationInfo',
      ],
    },
  },
  // The first version for phones that shows it.
  gecko_android: { strict_min_version: '142.0' },
}

/** As for Chrome, the theme's colors need light-dark(). */
export const SAFARI: NonNullable<UserManifest['browser_specific_settings']> = {
  safari: { strict_min_version: '17.5' },
}
