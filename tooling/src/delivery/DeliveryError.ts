/** A refusal of a delivery, said in one sentence for the person who asked for it. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}
