import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS, wallTime } from '@smachot/kernel';
import { Config, Logger, Secrets, type Tx, UnitOfWork } from '@smachot/server-platform';
import { ACCOUNTS_PER_CARD, CARD_HELD_DAYS, isPublicTestCard, isValidPast } from '../domain/card';
import type { SaleCard } from '../provider/payme.gateway';
import type { TakeOutcome } from '../provider/sale-taker';
import { lockCards } from './cards';
import { LOOK_AGAIN_TIMEOUTS } from './settle-bill';

export type CardRefusal = 'card.rejected' | 'card.on_many_accounts';
type Checked = { cardId: string; entryId: string; asked: boolean };
type Row = { user_id: string; nickname: string | null; sealed_token: string; fingerprint: string };

/** Writes the outcome of a card's check: the ledger row and the card, together and once. */
@Injectable()
export class CardSettlement {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly secrets: Secrets,
    private readonly logger: Logger,
  ) {}

  /** @param known the card as the provider knows it; needed when the outcome is `taken`. */
  settle(
    checked: Checked,
    outcome: TakeOutcome,
    known: SaleCard | undefined,
  ): Promise<CardRefusal | undefined> {
    return this.work.run(async (tx) => {
      const [owner] = await tx.query<{ user_id: string }>(
        'select user_id from payments.cards where id = $1',
        [checked.cardId],
      );
      if (!owner) return undefined;
      await lockCards(tx, owner.user_id);
      const [card] = await tx.query<Row>(
        `select user_id, nickname, sealed_token, fingerprint from payments.cards
         where id = $1 and status = 'checking' and deleted_at is null`,
        [checked.cardId],
      );
      tx.hint(`user:${owner.user_id}`);
      // deleted, or settled by somebody else meanwhile: no money was asked for, so nothing has to be undone
      if (!card) return undefined;
      if (outcome.kind === 'taken' && known) return this.confirmed(tx, checked, card, known);
      if (outcome.kind === 'refused') return this.refused(tx, checked, outcome.code, 'card.rejected');
      await this.lookAgain(tx, checked, outcome.kind === 'challenge' ? outcome.url : null);
      return undefined;
    });
  }

  private async confirmed(
    tx: Tx,
    checked: Checked,
    card: Row,
    known: SaleCard,
  ): Promise<CardRefusal | undefined> {
    const now = this.clock.now();
    if (!isValidPast(known.expiry, wallTime(now).day))
      return this.refused(tx, checked, 'expired', 'card.rejected');
    const key = this.secrets.sign('card', `${known.mask}|${known.expiry}`);
    await tx.query(`select pg_advisory_xact_lock(hashtext('payments.card_key'), hashtext($1))`, [key]);
    if (await this.isOnManyAccounts(tx, key, card.user_id, known.mask))
      return this.refused(tx, checked, 'on_many_accounts', 'card.on_many_accounts');
    await this.closeEntry(tx, checked.entryId, 'checked', null);
    const [same] = await tx.query<{ id: string }>(
      `select id from payments.cards where user_id = $1 and card_key = $2 and status = 'confirmed' and deleted_at is null`,
      [card.user_id, key],
    );
    if (same) return this.renew(tx, same.id, checked.cardId, card);
    await tx.query(
      `update payments.cards set status = 'confirmed', confirmed_at = $2, next_check_at = null, check_claimed_until = null,
         card_key = $3, last_four = $4, expiry = $5, brand = $6,
         is_default = not exists (select 1 from payments.cards d where d.user_id = $7 and d.is_default and d.deleted_at is null and d.id <> $1)
       where id = $1`,
      [checked.cardId, now, key, known.mask.slice(-4), known.expiry, known.brand, card.user_id],
    );
    return undefined;
  }

  /** The same card again: the one that is there gets the new token, and the new name if there is one. */
  private async renew(tx: Tx, cardId: string, newCardId: string, card: Row): Promise<undefined> {
    await tx.query(
      `update payments.cards set deleted_at = $2, sealed_token = '', next_check_at = null, check_claimed_until = null where id = $1`,
      [newCardId, this.clock.now()],
    );
    await tx.query(
      `update payments.cards set sealed_token = $2, fingerprint = $3, nickname = coalesce($4, nickname) where id = $1`,
      [cardId, card.sealed_token, card.fingerprint, card.nickname],
    );
    return undefined;
  }

  /** A card that is passed around opens as many new accounts as one likes; a family's, a few (ADR 14). */
  private async isOnManyAccounts(tx: Tx, key: string, userId: string, mask: string): Promise<boolean> {
    if (this.config.paymentMode === 'sandbox' && isPublicTestCard(mask)) return false;
    const since = new Date(this.clock.now().getTime() - CARD_HELD_DAYS * DAY_MS);
    const [others] = await tx.query<{ count: number }>(
      `select count(distinct user_id)::int as count from payments.cards
       where card_key = $1 and user_id <> $2 and (deleted_at is null or deleted_at > $3)`,
      [key, userId, since],
    );
    return others!.count >= ACCOUNTS_PER_CARD;
  }

  private async refused(tx: Tx, checked: Checked, problem: string, code: CardRefusal): Promise<CardRefusal> {
    await this.closeEntry(tx, checked.entryId, 'failed', problem);
    // whoever waits is told at once; a card that was shown as being checked stays, so that its owner learns what became of it
    await tx.query(
      `update payments.cards set status = 'refused', is_default = false, sealed_token = '', next_check_at = null,
         check_claimed_until = null, deleted_at = case when $2 then $3::timestamptz end where id = $1`,
      [checked.cardId, checked.asked, this.clock.now()],
    );
    this.logger.info({ card: checked.cardId, problem }, 'card refused');
    return code;
  }

  private async lookAgain(tx: Tx, { cardId, entryId }: Checked, challengeUrl: string | null): Promise<void> {
    if (challengeUrl)
      await tx.query(
        `update payments.ledger set status = 'action_required', authenticate_url = $2 where id = $1`,
        [entryId, challengeUrl],
      );
    await tx.query(
      `update payments.cards set next_check_at = $2, check_claimed_until = clock_timestamp() + interval '1 millisecond' * $3 where id = $1`,
      [cardId, this.clock.now(), LOOK_AGAIN_TIMEOUTS * this.config.settings.PAYME_TIMEOUT_MS],
    );
  }

  private closeEntry(
    tx: Tx,
    entryId: string,
    status: 'checked' | 'failed',
    problem: string | null,
  ): Promise<unknown> {
    return tx.query('update payments.ledger set status = $2, problem = $3, settled_at = $4 where id = $1', [
      entryId,
      status,
      problem,
      this.clock.now(),
    ]);
  }
}
