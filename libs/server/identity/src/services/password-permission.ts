import { Injectable } from '@nestjs/common';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type UserActor } from '@smachot/server-platform';
import { Passwords } from '../passwords/passwords';
import { Confirmations } from '../tokens/confirmations';

type PasswordRequest = { actor: UserActor; currentPassword: string | undefined; network: string };

/** Permission to set a password: a first one requires a confirmation, a new one the current password. */
@Injectable()
export class PasswordPermission {
  constructor(
    private readonly passwords: Passwords,
    private readonly confirmations: Confirmations,
  ) {}

  async check({ actor, currentPassword, network }: PasswordRequest): Promise<Result<{ first: boolean }>> {
    if (!(await this.passwords.has(actor.userId)))
      return (await this.confirmations.isConfirmed(actor))
        ? accept({ first: true })
        : refuse('auth.confirmation_required');
    // a field error, not 401: the session is valid and must not be renewed because of a typing error
    if (!currentPassword) return refuse('request.invalid', { fields: { currentPassword: 'field.required' } });
    return (await this.passwords.isRight(actor.userId, currentPassword, network))
      ? accept({ first: false })
      : refuse('request.invalid', { fields: { currentPassword: 'auth.invalid_credentials' } });
  }
}
