export class SmokeRefusal extends Error {
  override readonly name = 'SmokeRefusal';
}
