import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { workspaceRoot } from '@formline/tooling/workspace';
import { findProgram } from '../findProgram';
import { freePort } from '../freePort';
import type { Closable } from '../running';

const TEMPLATE = path.join(workspaceRoot, 'tooling/docker/nginx/api.conf.template');
const LOOK_EVERY_MS = 50;
/** A server that failed once is left alone for a second. */
const SERVER_OPTIONS = 'max_fails=1 fail_timeout=1s';

/** nginx from its package, before API servers, with the very configuration of the compose file. */
export async function startNginx(servers: readonly string[]): Promise<Closable & { readonly url: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'formline-nginx-'));
  chmodSync(folder, 0o777);
  const listen = `127.0.0.1:${await freePort()}`;
  writeFileSync(path.join(folder, 'api.conf'), fillIn(listen, servers));
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder));
  const nginx = spawn(findProgram('nginx'), ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const killAtExit = () => nginx.kill('SIGTERM');
  process.once('exit', killAtExit);
  const url = `http://${listen}`;
  while (
    !(await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start.');
    await wait(LOOK_EVERY_MS);
  }
  return {
    url,
    close: async () => {
      process.off('exit', killAtExit);
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fillIn(listen: string, servers: readonly string[]): string {
  const values: Readonly<Record<string, string>> = {
    LISTEN: listen,
    RESOLVER: '127.0.0.1',
    API_SERVERS: servers.map((url) => `server ${new URL(url).host} ${SERVER_OPTIONS};`).join('\n  '),
  };
  return readFileSync(TEMPLATE, 'utf8').replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const mainConfiguration = (folder: string): string =>
  [
    'daemon off; pid nginx.pid; error_log error.log warn;',
    'events { worker_connections 512; }',
    'http {',
    '  access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `  ${name}_temp_path ${path.join(folder, name)};`,
    ),
    '  include api.conf;',
    '}',
  ].join('\n');
