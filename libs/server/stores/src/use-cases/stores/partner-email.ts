import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, changePartnerEmail, StoreId, UserId, verifyPartnerEmail } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { Config, type Delivery, Mailer, UnitOfWork } from '@smachot/server-platform';
import { EmailVerificationRepository } from '../../persistence/contacts/email-verification.repository';
import { StoreRepository } from '../../persistence/stores/store.repository';
import { verificationMail } from '../../texts/verification-mail';
import { ContactLimits } from '../../services/contact-limits';
import { StoreWork } from '../../services/store-work';

export class ChangePartnerEmail extends Command<Result<AnswerOf<typeof changePartnerEmail>>> {
  constructor(
    readonly partner: string,
    readonly email: string | null,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChangePartnerEmail)
export class ChangePartnerEmailHandler implements ICommandHandler<ChangePartnerEmail> {
  constructor(
    private readonly work: StoreWork,
    private readonly stores: StoreRepository,
    private readonly limits: ContactLimits,
  ) {}

  execute({
    partner,
    email,
    userId,
  }: ChangePartnerEmail): Promise<Result<AnswerOf<typeof changePartnerEmail>>> {
    return this.work.onStore(partner, { userId, as: 'Owner' }, async (tx, store) => {
      // the same address again sends nothing; removing it is always possible
      if (email && email !== store.state.email) {
        const contact = { storeId: store.state.id, userId, recipient: email };
        for (const kind of ['email_change', 'email_link'] as const) {
          const allowed = await this.limits.take(tx, { ...contact, kind });
          if (!allowed.ok) return allowed;
        }
      }
      store.changeEmail(email);
      await this.stores.save(tx, store);
      return accept({ email: store.state.email, emailVerified: store.state.emailVerifiedAt !== null });
    });
  }
}

export class ResendVerification extends Command<Result<undefined>> {
  constructor(
    readonly partner: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ResendVerification)
export class ResendVerificationHandler implements ICommandHandler<ResendVerification> {
  constructor(
    private readonly work: StoreWork,
    private readonly limits: ContactLimits,
  ) {}

  execute({ partner, userId }: ResendVerification): Promise<Result<undefined>> {
    return this.work.onStore(partner, { userId, as: 'Owner' }, async (tx, store) => {
      const requested = store.verifyAgain();
      const { id: storeId, email, emailVerifiedAt } = store.state;
      if (!requested.ok || !email || emailVerifiedAt) return requested;
      const allowed = await this.limits.take(tx, { kind: 'email_link', storeId, userId, recipient: email });
      if (allowed.ok) tx.emitFrom(store);
      return allowed;
    });
  }
}

/**
 * Sends the link of an e-mail verification. The link is created only here, so that only its reader ever has it; it is sent
 * in the store's language, Hebrew.
 */
export class SendEmailLink extends Command<void> {
  constructor(
    readonly storeId: StoreId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(SendEmailLink)
export class SendEmailLinkHandler implements ICommandHandler<SendEmailLink> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreRepository,
    private readonly verifications: EmailVerificationRepository,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async execute({ storeId, delivery }: SendEmailLink): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const to = await this.work.run(async (tx) => {
      const state = (await this.stores.byId(tx, storeId))?.state;
      if (!state?.email || state.emailVerifiedAt || state.closedAt) return undefined;
      await this.verifications.add(tx, token, { storeId, email: state.email });
      return { email: state.email, businessName: state.businessName };
    });
    if (to) {
      const link = `${this.config.settings.PUBLIC_URL}/verify-email?token=${token}`;
      const mail = verificationMail(to.businessName, link);
      const sent = await this.mailer.send({
        id: `${delivery.id}-${delivery.attempt}`,
        to: to.email,
        ...mail,
      });
      // the relay retries; a mail with an unknown outcome is not sent twice
      if (sent === 'refused') throw new Error('the verification mail was refused');
    }
  }
}

/** Verifies an e-mail address. A link is valid once, for a day, and only while the store still has that address. */
export class VerifyPartnerEmail extends Command<Result<AnswerOf<typeof verifyPartnerEmail>>> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(VerifyPartnerEmail)
export class VerifyPartnerEmailHandler implements ICommandHandler<VerifyPartnerEmail> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreRepository,
    private readonly verifications: EmailVerificationRepository,
  ) {}

  execute({ token }: VerifyPartnerEmail): Promise<Result<AnswerOf<typeof verifyPartnerEmail>>> {
    return this.work.run(async (tx) => {
      const link = await this.verifications.use(tx, token);
      const store = link && (await this.stores.byId(tx, link.storeId));
      if (!store || store.state.email !== link.email || store.state.closedAt)
        return refuse('email.link_invalid');
      store.state.emailVerifiedAt ??= new Date();
      await this.stores.save(tx, store);
      return accept({ email: link.email, partnerUsername: store.state.username });
    });
  }
}
