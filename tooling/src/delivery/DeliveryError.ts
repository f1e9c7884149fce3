export class DeliveryError extends Error {
  override name = 'DeliveryError';
}
