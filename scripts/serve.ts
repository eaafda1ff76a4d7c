// Serves a built site the way a static host does: base path, folders' slashes, page for what is missing, compression, and
// the headers file.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { headersOf, readHeaders } from './headers-file.ts';

/** What to serve and where. */
export interface ServeOptions {
  /** Folder with the built site. */
  readonly directory: string;
  /** Folder of the address it is served under; begins and ends with a slash. */
  readonly base: string;
  /** TCP port on this machine alone. */
  readonly port: number;
}

/**
 * Starts the server and waits until it listens on 127.0.0.1.
 * @throws Error with `code` EADDRINUSE where something else listens on the port
 */
export function serve({ directory, base, port }: ServeOptions): Promise<Server> {
  const missing = readFileSync(join(directory, '404.html'));
  const files = sirv(directory, {
    // Looks at the folder anew each time, so that a build can replace what is being served.
    dev: true,
    etag: true,
    onNoMatch: (_request, response) => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(missing);
    },
  });
  const compress = compression();

  const server = createServer((request, response) => {
    const [path = '/', query] = (request.url ?? '/').split('?');
    const redirect = (to: string) => {
      response.writeHead(301, { Location: query === undefined ? to : `${to}?${query}` }).end();
    };

    if (`${path}/` === base) return redirect(base);
    if (!path.startsWith(base)) {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(missing);
      return;
    }
    const inside = path.slice(base.length);
    if (inside !== '' && !inside.endsWith('/') && isFolder(directory, inside)) {
      return redirect(`${path}/`);
    }
    for (const [name, value] of headersOf(readHeaders(directory), path)) {
      response.setHeader(name, value);
    }
    request.url = `/${inside}`;
    // The package is typed for Express, whose request and response extend Node's; it uses Node's alone.
    compress(request as never, response as never, () => files(request, response));
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Whether a path, which a stranger sent, is one of the site's folders. */
function isFolder(directory: string, path: string): boolean {
  if (!/^[\w-]+(\/[\w-]+)*$/.test(path)) return false;
  const folder = join(directory, path);
  return existsSync(folder) && statSync(folder).isDirectory();
}
