import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitArrival } from './arrival';
import { acceptForms } from './receiveFiles';

let app: FastifyInstance;
let port: number;
let answered: Promise<void>;
let socket: Socket;

beforeEach(async () => {
  app = Fastify();
  limitArrival(app);
  answered = new Promise((resolve) => {
    app.addHook('onResponse', async () => resolve());
  });
  await acceptForms(app);
  app.post('/public', async () => 'heard');
  app.post('/refused', {
    onRequest: async () => {
      throw Object.assign(new Error('no'), { statusCode: 401 });
    },
    handler: async () => 'never',
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(url).port);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });
});

afterEach(async () => {
  jest.useRealTimers();
  socket.destroy();
  await app.close();
});

function beginForm(path: string): void {
  socket = connect(port, '127.0.0.1')
    .on('error', () => undefined)
    .resume();
  const head = [`POST ${path} HTTP/1.1`, 'Host: formline.test', 'Content-Length: 900000'];
  socket.write([...head, 'Content-Type: multipart/form-data; boundary=x', '', '--x\r\n'].join('\r\n'));
}

describe('a form that never ends', () => {
  it.each(['/public', '/refused', '/nowhere'])(
    'sent to %s, where nobody reads it, holds no line after its answer',
    async (path) => {
      beginForm(path);
      await answered;
      jest.advanceTimersByTime(30_000);
      await once(socket, 'close');
      expect(socket.closed).toBe(true);
    },
  );
});
