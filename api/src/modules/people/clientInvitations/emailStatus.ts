import { isClientRole } from '@formline/shared/domain/accounts/roles';
import type { DatabaseHandle } from '../../../database/database';
import { clientsRepository } from '../clients/clients.repository';
import { accountsRepository } from '../../accounts/credentials/accounts.repository';
import { emailKeyOf } from '../../accounts/credentials/lockout';
import { type UserRow, userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { clientInvitationsRepository } from './clientInvitations.repository';

/** `free`: nobody has the email. `refused`: it cannot be a client's. `other`: another trainer's client. */
type EmailStatus =
  | { readonly kind: 'free' | 'refused' }
  | { readonly kind: 'own' | 'invited' | 'other'; readonly client: UserRow };

export async function emailStatusOf(
  db: DatabaseHandle,
  trainerId: number,
  email: string,
): Promise<EmailStatus> {
  const { own, external } = await accountsRepository(db).findByEmail(emailKeyOf(email));
  if (!own) return { kind: external ? 'refused' : 'free' };
  const client = await userAccountsRepository(db).findById(own.id);
  if (!client || !isClientRole(client.role) || (client.joinedAt !== null && !client.isActive))
    return { kind: 'refused' };
  if (await clientsRepository(db).exists(trainerId, client.id)) return { kind: 'own', client };
  const invitation = await clientInvitationsRepository(db).find(trainerId, client.id);
  return { kind: invitation ? 'invited' : 'other', client };
}
