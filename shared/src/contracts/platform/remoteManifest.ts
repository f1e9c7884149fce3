import { text } from '../primitives';
import * as z from '@formline/shared/contracts/schema';

/** Version of the contract between host and remotes: what the doors of `shared` offer and what a manifest may say. */
export const CONTRACT_VERSION = '1.0.0';

/** One address a remote serves. The most specific pattern of all remotes wins. */
const routeSchema = z.object({
  /** Pattern, e.g. `/clients/my-clients/:client/dashboard/calendar/*`. */
  path: text(200),
  /** Exposed module whose default export is the route's component, e.g. `./ClientListRoute`. */
  expose: text(80),
  /** Title of the page while the component does not set a better one. */
  title: text(80),
  /** Who may enter. A signed-out visitor of a trainer's route is sent to sign in. */
  access: z.enum(['signed-out', 'anyone', 'trainer', 'manager']),
  /** True: shown without the top navigation. */
  bare: z.optional(z.boolean()),
  /** True: the build draws the page as HTML, which a server sends to be seen before any script runs. */
  firstPaint: z.optional(z.boolean()),
  /** The shape of the page while its remote is on the way: four large tiles. One block if not said. */
  outline: z.optional(z.withFallback(z.nullable(z.literal('tiles')), null)),
});

/** A main tab with its sub-tabs. */
const tabSchema = z.object({
  /** First segment of the paths the tab stands for. */
  section: text(40),
  label: text(40),
  path: text(200),
  /** Tabs stand in ascending order. */
  order: z.number(),
  managersOnly: z.optional(z.boolean()),
  subTabs: z.array(z.object({ label: text(40), path: text(200) })),
});

/** Something to do from anywhere that begins at an address: the command palette offers it to those who may change things. */
const actionSchema = z.object({ label: text(60), path: text(200) });

/** One page that a smoke test opens wherever the remote is deployed. */
const smokeCheckSchema = z.object({
  /** An address, or a route's pattern when `from` says where its parameters are found. */
  path: text(200),
  /** Text of the page's own region that proves the page is there. */
  shows: text(200),
  /** Page whose first link that begins like `path` gives the parameters: no id of one deployment stands in a manifest. */
  from: z.optional(text(200)),
});

/** Everything the host may know of a remote, as data. It travels with the build and stands in the registry. */
export const remoteManifestSchema = z.object({
  name: text(60),
  contractVersion: text(20),
  routes: z.array(routeSchema),
  /** `to` may name parameters of `from`: `/clients/my-clients/:client/plan/*` leads to `/clients/my-clients/:client/plan/own`. */
  redirects: z.array(z.object({ from: text(200), to: text(200) })),
  tabs: z.array(tabSchema),
  /** What the palette offers to do; a remote that has nothing to offer leaves it out. */
  actions: z.optional(z.array(actionSchema)),
  /** Slots of other remotes' pages that this remote fills; the names are those of `SlotProps`. */
  slots: z.array(z.object({ slot: text(80), expose: text(80) })),
  /** Addresses a smoke test opens, and the text that proves the page is there. */
  smoke: z.array(smokeCheckSchema),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type RemoteRoute = RemoteManifest['routes'][number];
export type RemoteSmokeCheck = RemoteManifest['smoke'][number];
export type RemoteTab = RemoteManifest['tabs'][number];
