import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../build/integrityFile';

const NAME = 'IntegrityPlugin';
const { Compilation: Stages, RuntimeGlobals, RuntimeModule, runtime, sources } = webpack;

const STAGE_NAME = 'formline-integrity-of-chunks';
/** No file has this hash, so unknown files never run. */
const IMPOSSIBLE = `sha384-${'A'.repeat(64)}`;
const GUARD = `${RuntimeGlobals.require}.guard`;

const SUFFIX = { js: '', css: '.css' } as const;
const keyOf = (chunkId: number | string | null, file: string) =>
  `${chunkId}${file.endsWith('.css') ? SUFFIX.css : SUFFIX.js}`;

/** Sets the hash on each tag, and changes the URL after a failure, because browsers cache corrupt files too. */
class GuardRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity of chunks');
  }

  override generate(): string {
    return `${GUARD} = (tag, attribute, key, url) => {
      const failed = (self.formlineFailedFiles ??= {});
      tag.integrity = "${STAGE_NAME}"[key] || "${IMPOSSIBLE}";
      tag.crossOrigin = "anonymous";
      if (failed[url]) tag[attribute] = url + "?try=" + failed[url];
      tag.addEventListener("error", () => { failed[url] = (failed[url] || 0) + 1; });
    };`;
  }
}

function hashesOf({ chunks, assets }: Compilation): string {
  const hashes: Record<string, string> = {};
  for (const chunk of chunks) {
    if (chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      const asset = assets[file];
      if (asset) hashes[keyOf(chunk.id, file)] = integrityOf(asset.buffer());
    }
  }
  return JSON.stringify(hashes);
}

/** The entry contains all hashes, so its own hash secures the build. Not used in development. */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new GuardRuntimeModule()));
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${GUARD}(script, "src", chunkId, url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, chunkId, href }) =>
          `${source}\n${GUARD}(${tag}, "href", ${chunkId} + "${SUFFIX.css}", ${href});`,
      );
      // File names are computed earlier; they need not reflect the hashes, because each build has its own folder.
      const stage = Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => putHashes(compilation));
    });
  }
}

function putHashes(compilation: Compilation): void {
  const hashes = hashesOf(compilation);
  const entries = [...compilation.chunks]
    .filter((chunk) => chunk.hasRuntime())
    .flatMap(({ files }) => [...files]);
  for (const file of entries.filter((name) => name.endsWith('.js'))) {
    const text = compilation.assets[file]?.source().toString() ?? '';
    compilation.updateAsset(
      file,
      new sources.RawSource(text.replace(new RegExp(`["'\`]${STAGE_NAME}["'\`]`), () => hashes)),
    );
  }
}
