import { defineConfig } from 'vite'

/** The package has no dependencies: its files contain what the command line uses of the domain. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { index: 'src/index.ts', 'cli/main': 'src/cli/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true },
})
