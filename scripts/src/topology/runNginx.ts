import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { workspaceRoot } from '@formline/tooling/workspace';
import { findProgram } from '../process/findProgram';
import { freePort } from '../process/assertPortFree';
import type { Closable } from '../process/running';

const LOOK_EVERY_MS = 50;

export interface NginxSettings {
  readonly template: string;
  readonly values: Readonly<Record<string, string>>;
  readonly readyPath: string;
}

export interface RunningNginx extends Closable {
  readonly url: string;
  readonly readLogs: () => string;
}

export async function runNginx({ template, values, readyPath }: NginxSettings): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'formline-nginx-'));
  chmodSync(folder, 0o777);
  const listen = `127.0.0.1:${await freePort()}`;
  const text = readFileSync(path.join(workspaceRoot, 'tooling/docker', template), 'utf8');
  writeFileSync(path.join(folder, 'server.conf'), fillIn(text, { ...values, LISTEN: listen }));
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder));
  const nginx = spawn(findProgram('nginx'), ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const printed: Buffer[] = [];
  nginx.stderr.on('data', (part: Buffer) => {
    printed.push(part);
    process.stderr.write(part);
  });
  const killAtExit = () => nginx.kill('SIGTERM');
  process.once('exit', killAtExit);
  const url = `http://${listen}`;
  while (
    !(await fetch(url + readyPath).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start.');
    await wait(LOOK_EVERY_MS);
  }
  return {
    url,
    readLogs: () =>
      [
        ...printed,
        ...['access.log', 'error.log'].map((name) => readFileSync(path.join(folder, name), 'utf8')),
      ].join(''),
    close: async () => {
      process.off('exit', killAtExit);
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Replaces only `${NAME}` in capitals, because nginx has variables of its own. */
const fillIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => values[name] ?? '');

/** Logs like the image of nginx, so that a template is seen to say otherwise. */
const mainConfiguration = (folder: string): string =>
  [
    // Under root its workers run as another user, who may not enter every folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off; pid nginx.pid; error_log error.log notice;',
    'events { worker_connections 512; }',
    'http {',
    '  access_log access.log;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `  ${name}_temp_path ${path.join(folder, name)};`,
    ),
    '  include server.conf;',
    '}',
  ].join('\n');

/** A failed server is skipped for a second. */
const SERVER_OPTIONS = 'max_fails=1 fail_timeout=1s';

export const startNginx = (servers: readonly string[]) =>
  runNginx({
    template: 'nginx/api.conf.template',
    values: {
      RESOLVER: '127.0.0.1',
      API_SERVERS: servers.map((url) => `server ${new URL(url).host} ${SERVER_OPTIONS};`).join('\n  '),
    },
    readyPath: '/health',
  });
