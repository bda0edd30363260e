interface ImportMetaEnv {
  readonly EXTENSION_SERVER_URL?: string
}
