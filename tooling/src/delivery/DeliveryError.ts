import { MF } from '../build/workspace';
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

export class BrokenRevision extends DeliveryError {
  readonly key: string;

  constructor(key: string, location: string) {
    super(`${key} in ${location} is no registry. \`${MF} doctor\` says what to do.`);
    this.key = key;
  }
}
