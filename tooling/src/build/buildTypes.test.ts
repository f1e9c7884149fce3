import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entryPointKeys } from '@formline/shared/contracts/platform/entryPoints';
import { sharedModule } from '../delivery/gate/types/declarations';
import { emittedTypes, typesOf, writeBuildTypes } from './buildTypes';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-types-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('lays down what host and remotes hand to each other where the gate looks for it', async () => {
  writeBuildTypes(dir, typesOf(entryPointKeys, await emittedTypes()));
  const types = path.join(dir, 'types');
  const files = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.d\.ts$/.test(file),
  );
  const declarations = new Map(files.map((file) => [file, readFileSync(path.join(types, file), 'utf8')]));
  const meetingPoints = [...entryPointKeys, 'contracts/slots', 'events/catalogue'];
  expect(meetingPoints.map((subpath) => sharedModule(declarations, subpath))).not.toContain(null);
  expect(declarations.get('shared/src/contracts/slots.d.ts')).toContain("'terms-gate:document'");
  expect(declarations.get('shared/src/events/events.d.ts')).toContain('function emitEvent<');
});

it('leaves out the entry points that a remote does not use', async () => {
  const types = typesOf(['query'], await emittedTypes());
  expect(types.has('shared/src/query/query.d.ts')).toBe(true);
  expect(types.has('shared/src/contracts/slots.d.ts')).toBe(true);
  expect(types.has('shared/src/ui/core.d.ts')).toBe(false);
});
