import { ALL_EXPORTS } from '../../../build/buildContract';
import type { ComparedBuild } from '../Deployment';
import { type Declarations, sharedModule } from './declarations';
import type { Assignment } from './typeProgram';

export interface TypedBuild {
  readonly compared: ComparedBuild;
  readonly declarations: Declarations;
  readonly folder: string;
  readonly unchanged: ReadonlySet<string>;
}

/** Unchanged modules need no comparison. */
const isChanged = (module: string, builds: readonly TypedBuild[]) =>
  builds.every(({ unchanged }) => !unchanged.has(`${module}.d.ts`));

export interface TypeQuestion extends Assignment {
  readonly what: string;
  readonly giver: TypedBuild;
  readonly taker: TypedBuild;
}

/** Their types depend on a growing list, so events and slots are compared one by one. */
const COMPARED_BY_NAME = new Set(['events', 'slots']);

const imported = ({ folder }: TypedBuild, module: string) => `import('./${folder}/${module}')`;

export function entryPointQuestions(remote: TypedBuild, host: TypedBuild): TypeQuestion[] {
  const entryPoints = Object.entries(remote.compared.contract?.doors ?? {}).filter(
    ([entryPoint]) => !COMPARED_BY_NAME.has(entryPoint),
  );
  return entryPoints.flatMap(([entryPoint, names]) => {
    const given = sharedModule(host.declarations, entryPoint);
    const expected = sharedModule(remote.declarations, entryPoint);
    const offered = host.compared.contract?.doors[entryPoint];
    if (given === null || expected === null || !offered || !isChanged(given, [host])) return [];
    // Missing names are reported by `checkEntryPoints`.
    const used = names.includes(ALL_EXPORTS) ? offered : names.filter((name) => offered.includes(name));
    return used.map((name) => ({
      what: `${name} of ${entryPoint}`,
      given: `typeof ${imported(host, given)}.${name}`,
      expected: `typeof ${imported(remote, expected)}.${name}`,
      giver: host,
      taker: remote,
    }));
  });
}

function memberQuestion(
  [giver, taker]: readonly [TypedBuild, TypedBuild],
  { subpath, list, name, what }: { subpath: string; list: string; name: string; what: string },
): TypeQuestion[] {
  const member = (build: TypedBuild) => {
    const module = sharedModule(build.declarations, subpath);
    return module === null || !isChanged(module, [giver, taker])
      ? null
      : `${imported(build, module)}.${list}[${JSON.stringify(name)}]`;
  };
  const given = member(giver);
  const expected = member(taker);
  return given === null || expected === null ? [] : [{ what, given, expected, giver, taker }];
}

export function eventQuestions(giver: TypedBuild, taker: TypedBuild): TypeQuestion[] {
  const listenedEvents = taker.compared.contract?.events;
  const announced = giver.compared.contract?.events.emits ?? [];
  return announced
    .filter(
      (name) =>
        listenedEvents?.listens.includes(name) ||
        (taker.compared.name === 'host' && listenedEvents?.known.includes(name)),
    )
    .flatMap((name) =>
      memberQuestion([giver, taker], {
        subpath: 'events/catalogue',
        list: 'BusEvents',
        name,
        what: `the event ${name}`,
      }),
    );
}

export function slotQuestions(placer: TypedBuild, filler: TypedBuild): TypeQuestion[] {
  const placed = placer.compared.contract?.slotsPlaced ?? [];
  const filled = filler.compared.manifest?.slots.map(({ slot }) => slot) ?? [];
  return filled
    .filter((slot) => placed.includes(slot))
    .flatMap((slot) =>
      memberQuestion([placer, filler], {
        subpath: 'contracts/slots',
        list: 'SlotProps',
        name: slot,
        what: `the slot ${slot}`,
      }),
    );
}
