import { type Closable, Running } from './running';

const part = (name: string, stopped: string[]) => ({
  name,
  close: () => Promise.resolve(void stopped.push(name)),
});

it('stops in the reverse order of the start', async () => {
  const running = new Running();
  const stopped: string[] = [];
  for (const name of ['database', 'api', 'gateway'])
    await running.add(() => Promise.resolve(part(name, stopped)));
  await running.close();
  expect(stopped).toEqual(['gateway', 'api', 'database']);
});

it('stops what was still starting', async () => {
  const running = new Running();
  const stopped: string[] = [];
  let finish: (() => void) | undefined;
  void running.add(
    () =>
      new Promise<Closable>((resolve) => {
        finish = () => resolve(part('database', stopped));
      }),
  );
  const closing = running.close();
  finish?.();
  await closing;
  expect(stopped).toEqual(['database']);
});

it('starts nothing once it is stopping', async () => {
  const running = new Running();
  const start = jest.fn(() => Promise.resolve(part('gateway', [])));
  await running.close();
  void running.add(start);
  expect(start).not.toHaveBeenCalled();
});

it('stops the others when one cannot stop, and then says so', async () => {
  const running = new Running();
  const stopped: string[] = [];
  await running.add(() => Promise.resolve(part('database', stopped)));
  await running.add(() => Promise.resolve({ close: () => Promise.reject(new Error('stuck')) }));
  await expect(running.close()).rejects.toThrow('stuck');
  expect(stopped).toEqual(['database']);
});

it('forgets a part that did not start', async () => {
  const running = new Running();
  await expect(running.add(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  await expect(running.close()).resolves.toBeUndefined();
});
