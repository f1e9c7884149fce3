import type { Receiver } from '@formline/shared/domain/scheduling/planNames';

export type Subject = ClientSubject | GroupSubject;

export interface ClientSubject {
  readonly kind: 'client';
  readonly id: number;
  readonly name: string;
  readonly firstName: string;
}

export interface GroupSubject {
  readonly kind: 'group';
  readonly id: number;
  readonly name: string;
}

export type SubjectKey = Pick<Subject, 'kind' | 'id'>;

export const receiverOf = (subject: Subject): Receiver =>
  subject.kind === 'client'
    ? { kind: 'client', firstName: subject.firstName }
    : { kind: 'group', title: subject.name };
