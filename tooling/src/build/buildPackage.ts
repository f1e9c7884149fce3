import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_RECORD_FILE, type BuildRecord } from '@formline/shared/contracts/platform/buildRecord';
import type { Configuration, Stats } from 'webpack';
import { type BuildTarget, uniqueNameOf } from '../webpack/baseConfig';
import { ContractPlugin, type MeasuredUses } from '../webpack/measureUses';
import { hostConfig } from '../webpack/hostConfig';
import { remoteConfig } from '../webpack/remoteConfig';
import { writeBuildContract } from './buildContract';
import { bundle, filesByChunk } from './bundle';
import { assertCounted } from './buildInputs';
import { moveInto, writeBuildTypes } from './buildTypes';
import { compressFolder } from './compressFolder';
import { describeHost, describeRemote } from './describeContract';
import { drawFirstPaints, drawShell, writeInlineScripts } from './drawFirstPaint';
import { hostPage } from './hostPage';
import { writeIntegrity } from './integrityFile';
import { type NamedBuild, versionOf } from './nameBuild';
import { readLimits } from './readLimits';
import { readManifest } from './readManifest';
import { buildDir } from './workspace';

interface Built {
  readonly stats: Stats;
  readonly uses: MeasuredUses;
}

async function bundleMeasured(config: Configuration): Promise<Built> {
  const measured: MeasuredUses[] = [];
  const measuring = new ContractPlugin((uses) => measured.push(uses));
  const stats = await bundle({ ...config, plugins: [...(config.plugins ?? []), measuring] });
  const [uses] = measured;
  if (!uses) throw new Error('The bundler did not say what the build uses');
  return { stats, uses };
}

const cssFilesOf = (stats: Stats) =>
  Object.keys(stats.compilation.assets).filter((file) => file.endsWith('.css'));

/** Renamed when complete, so that partial builds are never used. @returns uses of deprecated names @throws on error or warning */
export async function buildPackage({ name, build, inputs, types }: NamedBuild): Promise<readonly string[]> {
  const finished = buildDir(name, build);
  const target: BuildTarget = { name, build, mode: 'production', outputDir: `${finished}.${process.pid}` };
  const manifest = name === 'host' ? null : await readManifest(name);
  const { stats, uses } = await bundleMeasured(manifest ? remoteConfig(target) : hostConfig(target));
  assertCounted(uses.files, inputs);
  const record: BuildRecord = {
    name,
    version: versionOf(name),
    build,
    global: manifest ? uniqueNameOf(target) : '',
    files: filesByChunk(stats),
    manifest,
  };
  const describe = manifest ? describeRemote : describeHost;
  writeBuildContract(target.outputDir, {
    ...(await describe(uses, cssFilesOf(stats))),
    ...(manifest && { limits: readLimits(name) }),
  });
  if (name === 'host') {
    await drawShell(target.outputDir);
    await writeInlineScripts(target.outputDir);
  } else if (manifest) await drawFirstPaints(name, manifest, target.outputDir);
  writeBuildTypes(target.outputDir, types);
  const integrity = writeIntegrity(target.outputDir);
  if (name === 'host') record.page = hostPage({ ...record, integrity });
  await compressFolder(target.outputDir);
  writeFileSync(path.join(target.outputDir, BUILD_RECORD_FILE), JSON.stringify(record, null, 2));
  moveInto(target.outputDir, finished);
  return uses.deprecations;
}
