import webpack, { type Configuration, type Stats } from 'webpack';

export function bundle(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors() || stats.hasWarnings())
        reject(new Error(stats?.toString('minimal')));
      else resolve(stats);
    });
  });
}

export function filesByChunk(stats: Stats): Record<string, string[]> {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, group]) => [
      name,
      (group.assets ?? []).map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file)),
    ]),
  );
}
