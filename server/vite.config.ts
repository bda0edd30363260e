import { defineConfig } from 'vite'

/**
 * Our own TypeScript and of npm's packages what it uses, beside one another in `dist`: hundreds of files
 * fewer to find at each start, and their unused parts take no memory. Not made smaller, so that
 * a stack in the log can be read. The thread that reads clicks is started by its file name.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'analytics-worker': 'src/features/clicks/analytics-worker/analytics-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: {
    noExternal: true,
    // The first two load files of their own by their place on disk; the last is optional and not there.
    external: ['better-sqlite3', 'pino', 'pg-native'],
  },
})
