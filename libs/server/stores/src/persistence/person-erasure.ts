import { Injectable } from '@nestjs/common';
import type { StoreId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import { EmailVerificationRepository } from './contacts/email-verification.repository';
import { CrewInvitationRepository } from './crew/crew-invitation.repository';
import { CrewRepository } from './crew/crew.repository';
import { FavouriteRepository } from './favourites/favourite.repository';
import { PricingUnitRepository } from './pricing-units/pricing-unit.repository';

/** Erases a person, and what belongs to the stores that only they owned, from the tables of this context. */
@Injectable()
export class PersonErasure {
  constructor(
    private readonly crew: CrewRepository,
    private readonly invitations: CrewInvitationRepository,
    private readonly favourites: FavouriteRepository,
    private readonly verifications: EmailVerificationRepository,
    private readonly units: PricingUnitRepository,
  ) {}

  /** Removes the pictures of a store's units, and its drafts, which are of no use for a closed store. Answers the pictures' keys. */
  erasePictures(tx: Tx, storeId: StoreId): Promise<string[]> {
    return this.units.erasePictures(tx, storeId);
  }

  async eraseEmailLinks(tx: Tx, storeId: StoreId): Promise<void> {
    await this.verifications.deleteOf(tx, storeId);
  }

  /** `phoneKey`: the key of the person's phone, where it is known. */
  async erase(tx: Tx, userId: UserId, phoneKey: string | undefined): Promise<void> {
    await this.crew.removeUser(tx, userId);
    await this.favourites.removeAllOf(tx, userId);
    await this.invitations.removePhonesSentBy(tx, userId);
    if (phoneKey) await this.invitations.withdrawAllTo(tx, phoneKey);
  }
}
