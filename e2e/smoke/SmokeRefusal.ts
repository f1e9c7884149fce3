/** Why a smoke test could not begin, as one sentence for the person who started it. */
export class SmokeRefusal extends Error {
  override readonly name = 'SmokeRefusal';
}
