// `npm start`: builds the site and serves it. `--no-build` serves what was built before; PORT, BASE_PATH and DIRECTORY say how.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteSettings } from '../src/layouts/site-settings.ts';
import { build } from './build.ts';
import { serve } from './serve.ts';

const port = Number(process.env.PORT ?? 4321);
const directory = process.env.DIRECTORY ?? 'dist';
const { base } = readSiteSettings(process.env);

if (!process.argv.includes('--no-build') && !(await build())) process.exit(1);

if (!existsSync(join(directory, '404.html'))) {
  console.error(`${directory}/ holds no built site. Run "npm run build" first.`);
  process.exit(1);
}

try {
  await serve({ directory, base, port });
  console.log(`\nDuke Hall is at http://localhost:${port}${base} (press Ctrl+C to stop)`);
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  console.error(
    `\nThe site is built, but something else already listens on port ${port}. Choose another: PORT=8080 npm start`,
  );
  process.exit(1);
}
