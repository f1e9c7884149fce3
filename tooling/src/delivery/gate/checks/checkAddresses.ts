import { covers, isCatchAll, plainPattern } from '@formline/shared/contracts/platform/pathPattern';
import { type ComparedBuild, type Deployment, nameOf } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

const { exposes: texts, where } = gateTexts;

const routesOf = ({ manifest }: ComparedBuild) => manifest?.routes ?? [];
const redirectsOf = ({ manifest }: ComparedBuild) => manifest?.redirects ?? [];

interface Link {
  readonly what: string;
  readonly path: string;
}

function linksOf({ name, manifest }: ComparedBuild): Link[] {
  if (!manifest) return [];
  return [
    ...manifest.tabs.flatMap(({ label, path, subTabs }) =>
      [{ label, path }, ...subTabs].map((tab) => ({ what: where.tab(tab.label, name), path: tab.path })),
    ),
    ...(manifest.actions ?? []).map(({ label, path }) => ({ what: where.action(label, name), path })),
    ...manifest.redirects.map(({ from, to }) => ({ what: where.redirect(from, name), path: to })),
  ];
}

function lostAddress(path: string, candidate: ComparedBuild, { active, others }: Deployment): Finding[] {
  const builds = [candidate, ...others];
  if (builds.flatMap(routesOf).some((route) => covers(route.path, path))) return [];
  const catching = builds.flatMap(redirectsOf).filter(({ from }) => covers(from, path));
  const known = active ? [active, ...others].flatMap(redirectsOf).map(({ from }) => from) : [];
  const isMeant = ({ from }: { from: string }) => !isCatchAll(from) || !known.includes(from);
  if (catching.some(isMeant)) return [];
  const usedBy = builds
    .flatMap(linksOf)
    .filter((link) => covers(path, link.path))
    .map(({ what }) => what);
  const [caught] = catching;
  const text = caught ? texts.caughtAddress(path, caught.from, caught.to) : texts.lostAddress(path);
  return [{ check: 'exposes', level: caught ? 'warning' : 'error', text, usedBy }];
}

interface Claim {
  readonly key: string;
  readonly text: (owner: string) => string;
}

/** What one remote alone may have: the pattern of a route, and the section of a tab. */
const claimsOf = (build: ComparedBuild): Claim[] => [
  ...routesOf(build).map(({ path }) => ({
    key: plainPattern(path),
    text: (owner: string) => texts.collision(path, owner),
  })),
  ...(build.manifest?.tabs ?? []).map(({ section }) => ({
    key: section,
    text: (owner: string) => texts.takenSection(section, owner),
  })),
];

/** It would be arbitrary which of two remotes is shown, or marked. A warning if it is so already. */
function collisions(candidate: ComparedBuild, { active, others }: Deployment): Finding[] {
  const claimedAlready = new Set((active ? claimsOf(active) : []).map(({ key }) => key));
  return claimsOf(candidate).flatMap(({ key, text }) =>
    others
      .filter((other) => claimsOf(other).some((claim) => claim.key === key))
      .map((owner): Finding => ({
        check: 'exposes',
        level: claimedAlready.has(key) ? 'warning' : 'error',
        text: text(owner.name),
        usedBy: [nameOf(owner)],
      })),
  );
}

function deadEnds(candidate: ComparedBuild, { others }: Deployment): Finding[] {
  const builds = [candidate, ...others];
  const answered = [
    ...builds.flatMap(routesOf).map(({ path }) => path),
    ...builds.flatMap(redirectsOf).map(({ from }) => from),
  ];
  return linksOf(candidate)
    .filter(({ path }) => !answered.some((pattern) => covers(pattern, path)))
    .map(({ what, path }) => ({
      check: 'exposes',
      level: 'error',
      text: texts.deadEnd(what, path),
      usedBy: [what],
    }));
}

/** Bookmarks and open tabs still lead to a page, and to one remote only. */
export function checkAddresses(candidate: ComparedBuild, deployment: Deployment): Finding[] {
  const served = new Set(deployment.active ? routesOf(deployment.active).map(({ path }) => path) : []);
  return [
    ...[...served].flatMap((path) => lostAddress(path, candidate, deployment)),
    ...collisions(candidate, deployment),
    ...deadEnds(candidate, deployment),
  ];
}
