import type { Receiver } from '@formline/shared/domain/scheduling/planNames';

export type CalendarOwner = OwningClient | OwningGroup;

export interface OwningClient {
  readonly kind: 'client';
  readonly id: number;
  readonly name: string;
  readonly firstName: string;
  /** Ids of the clients for whom is scheduled as well; then the name counts them all. */
  readonly others?: readonly number[];
}

export interface OwningGroup {
  readonly kind: 'group';
  readonly id: number;
  readonly name: string;
}

export type OwnerKey = Pick<CalendarOwner, 'kind' | 'id'>;

export const isOwner = (one: OwnerKey, other: OwnerKey): boolean =>
  one.kind === other.kind && one.id === other.id;

export const isSeveral = (owner: CalendarOwner): boolean =>
  owner.kind === 'client' && owner.others !== undefined;

export const receiverOf = (owner: CalendarOwner): Receiver =>
  owner.kind === 'client'
    ? { kind: 'client', firstName: owner.firstName }
    : { kind: 'group', title: owner.name };
