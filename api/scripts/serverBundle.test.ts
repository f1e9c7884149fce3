import { build } from 'esbuild';
import { librariesStayOutside, serverBundle } from './serverBundle';

it('finds every library the built server leaves outside', async () => {
  const { errors } = await build({ ...serverBundle('nowhere'), write: false, logLevel: 'silent' });
  expect(errors).toEqual([]);
});

it('refuses a library that another package of the workspace names, but not this one', async () => {
  const plugins = [librariesStayOutside(['named'])];
  const bundle = (contents: string) =>
    build({ stdin: { contents }, bundle: true, format: 'esm', write: false, logLevel: 'silent', plugins });
  await expect(bundle('import "named/part"; import "node:path";')).resolves.toBeDefined();
  await expect(bundle('import "@else/where/deep";')).rejects.toThrow('does not name @else/where.');
});
