/** What `pnpm serve` says. */
export const serveTexts = {
  usage: 'It is called as: API_URL=https://api.example pnpm serve <folder of a site>',
  noSite: (folder: string) =>
    `${folder} holds no site: it has no index.html. Deliver a host there first: pnpm mf publish host --store ${folder}`,
};
