import type { BuildIntegrity, BuildRecord } from '@formline/shared/contracts/platform/buildRecord';

export const HEAD_MARK = '<!--formline:head-->';

export const FIRST_PAINT_MARK = '<!--formline:first-paint-->';

export const COLOR_SCHEME_META = '<meta name="color-scheme" content="light dark">';

export interface HostBuild extends Pick<BuildRecord, 'build' | 'files'> {
  readonly integrity: BuildIntegrity | null;
  /** Remotes that change while the page is open, so that nobody can know their hashes. */
  readonly inDevelopment?: readonly string[];
}

/** The one HTML page: the host's entry, and the federation runtime that every page with a remote needs next. A server may send it as it is; the host then fetches the registry. */
export function hostPage({ build, files, integrity, inDevelopment = [] }: HostBuild): string {
  const base = `/host/${build}/`;
  const entry = files['main'] ?? [];
  const soonNeeded = (files['federation'] ?? []).filter((file) => !entry.includes(file));
  const checked = (file: string) => integrityAttributes(integrity?.[file] ?? null);
  const tags = [
    ...entry.map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="${base}${file}"${checked(file)}>`
        : `<script defer src="${base}${file}"${checked(file)}></script>`,
    ),
    ...soonNeeded.map((file) => `<link rel="preload" as="script" href="${base}${file}"${checked(file)}>`),
  ];
  const development = inDevelopment.length > 0 ? ` data-development="${inDevelopment.join(' ')}"` : '';
  return `<!doctype html>
<html lang="en" data-build="${build}"${development}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${COLOR_SCHEME_META}
<meta name="description" content="The dashboard in which personal trainers run their practice">
<title>Formline</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${HEAD_MARK}
${tags.join('\n')}
</head>
<body>
${FIRST_PAINT_MARK}
<div id="root"></div>
<noscript>Formline needs JavaScript. Please switch it on and reload the page.</noscript>
</body>
</html>
`;
}

export const hostFolderOf = (page: string): string =>
  `/host/${/data-build="([^"]+)"/.exec(page)?.[1] ?? ''}/`;

/**
 * What makes a browser check a file. Without `crossorigin` a policy that demands hashes refuses the file; and a preload is
 * used only by a tag that has both alike.
 */
export const integrityAttributes = (integrity: string | null) =>
  integrity === null ? '' : ` integrity="${integrity}" crossorigin`;
