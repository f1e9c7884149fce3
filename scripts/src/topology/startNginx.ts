import { runNginx } from './runNginx';

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
