#!/bin/sh
# Builds the Firefox extension from its sources, as reviewers do: npm run build-for-amo.
# The Node that builds comes with the packages; any from 20 on can fetch them.
set -eu
cd "$(dirname "$0")/../.."
npx --yes pnpm@12 install --frozen-lockfile \
  --filter everyshelf --filter '@everyshelf/extension...' --filter '!@everyshelf/server'
cd extension
export NODE_ENV=production
PATH="$PWD/node_modules/.bin:$PWD/../node_modules/.bin:$PATH" wxt build --browser firefox
