import { text } from '../primitives';
import * as z from '@formline/shared/contracts/schema';

/** Version of the entry points of `shared` and of manifests. */
export const CONTRACT_VERSION = '1.0.0';

/** The most specific pattern of all remotes wins. */
const routeSchema = z.object({
  /** E.g. `/clients/my-clients/:client/dashboard/calendar/*`. */
  path: text(200),
  /** Its default export is the route's component, e.g. `./ClientListRoute`. */
  expose: text(80),
  /** Until the component sets another one. */
  title: text(80),
  /** The title is the page's heading as well, so that the gateway can paint it before any script runs. */
  isTitleHeading: z.optional(z.boolean()),
  /** A signed-out visitor of a trainer's route is sent to sign in. */
  access: z.enum(['signed-out', 'anyone', 'trainer', 'manager']),
  /** Without the top navigation, which only people who are signed in have. */
  bare: z.optional(z.boolean()),
  /** Made of `ui/basics` alone: no other part of the kit, and no query. The page then starts without either. */
  basicsOnly: z.optional(z.boolean()),
  /** Rendered as HTML by the build, to be shown before any script runs. */
  firstPaint: z.optional(z.boolean()),
  /** Its form takes over what was entered into the first paint, which can then be used. */
  takesEarlyInput: z.optional(z.boolean()),
  /**
   * What the page asks for first, as URLs of GET calls, so that the document asks while scripts load. Parameters are
   * those of `path` and of the page's query, `:club` (of the profile), `:today`, `:month` (1 to 12) and `:year`; one
   * without a value is left out. In the path of a call they are ids.
   */
  reads: z.optional(z.array(text(200).check(z.regex(/^\/v[\d.]+\/[^\s"<>]+$/)))),
  /** Outline while the remote loads; default: one block. */
  outline: z.optional(z.withFallback(z.nullable(z.literal('tiles')), null)),
});

const tabSchema = z.object({
  /** First segment of the tab's paths. */
  section: text(40),
  label: text(40),
  path: text(200),
  order: z.number(),
  managersOnly: z.optional(z.boolean()),
  subTabs: z.array(z.object({ label: text(40), path: text(200) })),
});

/** The command palette offers it to those who may edit. */
const actionSchema = z.object({ label: text(60), path: text(200) });

const smokeCheckSchema = z.object({
  /** A URL, or a route's pattern when `from` leads to its parameters. */
  path: text(200),
  /** Text in the page's own region. */
  shows: text(200),
  /** Page whose first matching link gives the parameters: a manifest holds no id of a deployment. */
  from: z.optional(text(200)),
});

/** The team as code review knows it, e.g. `@formline/groups`, and where people write to. */
const ownerSchema = z.object({
  team: text(80).check(z.regex(/^@[\w.-]+(?:\/[\w.-]+)?$/)),
  contact: text(120),
});

/** All the host knows of a remote; travels with the build and in the registry. */
export const remoteManifestSchema = z.object({
  name: text(60),
  /** Absent in builds of earlier versions. */
  owner: z.optional(ownerSchema),
  contractVersion: text(20),
  routes: z.array(routeSchema),
  /** `to` may use parameters of `from`. */
  redirects: z.array(z.object({ from: text(200), to: text(200) })),
  tabs: z.array(tabSchema),
  actions: z.optional(z.array(actionSchema)),
  /** Slots of other remotes that this one fills, by the names of `SlotProps`. */
  slots: z.array(
    z.object({
      slot: text(80),
      expose: text(80),
      /** About to end: the page may drop the slot, or another remote may fill it in its place. */
      retired: z.optional(z.boolean()),
    }),
  ),
  smoke: z.array(smokeCheckSchema),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type RemoteRoute = RemoteManifest['routes'][number];
export type RemoteSmokeCheck = RemoteManifest['smoke'][number];
export type RemoteTab = RemoteManifest['tabs'][number];
