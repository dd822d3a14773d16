import type { KashrutCase } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { businessDocumentLifecycle } from '@smachot/lifecycles';
import { useFormat } from '@smachot/web-platform';
import { Button, useFoodWords } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../acts/act-button';
import { useDecideKashrutMutation } from './kashrut-api';
import { KashrutDocument } from './kashrut-document';
import styles from '../acts/acts.module.css';

/** One certificate: what the business stated, its document, and what this admin may decide. */
export function KashrutRow({ one }: { one: KashrutCase }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.row}>
      <Facts one={one} />
      <span className="row wrap">
        <Button kind="line" icon="eye" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'kashrut.closeDocument' : 'kashrut.open')}
        </Button>
        <Decide one={one} />
      </span>
      {open ? <KashrutDocument id={one.id} /> : null}
    </li>
  );
}

function Facts({ one }: { one: KashrutCase }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useFoodWords();
  const { business, kashrut, validUntil, ended, submittedAt, rejectionReason } = one;
  const day = format.date(`${validUntil}T12:00:00Z`);
  return (
    <span className={styles.rowText}>
      <b dir="auto">{business.businessName}</b>
      <bdi className="muted small">{business.partnerUsername}</bdi>
      <span>
        {kashrut ? `${words.certificate(kashrut)} · ` : ''}
        {t(ended ? 'kashrut.ended' : 'kashrut.until', { day })}
      </span>
      <span className="muted small">
        {t('kashrut.since', { when: isolate(format.dateTime(submittedAt)) })}
      </span>
      {rejectionReason ? (
        <span dir="auto">{t('kashrut.reason', { reason: isolate(rejectionReason) })}</span>
      ) : null}
    </span>
  );
}

const REASONS = {
  verify: ['matches'],
  reject: ['unreadable', 'differs', 'withdrawn'],
} as const;

function Decide({ one: { id, status, ended, version, business } }: { one: KashrutCase }) {
  const { t } = useTranslation('admin');
  const [decide] = useDecideKashrutMutation();
  const store = isolate(business.businessName);
  // a certificate whose last day is over cannot be accepted
  const moves = businessDocumentLifecycle
    .movesFor(status, 'admin')
    .filter((move) => !(ended && move === 'verify'));
  return moves.map((move) => (
    <ActButton
      key={move}
      kind={move === 'verify' ? 'primary' : 'ghost'}
      danger={move === 'reject'}
      title={t(`kashrut.ask.${move}`, { store })}
      text={t(`kashrut.askText.${move}`)}
      confirm={t(`kashrut.do.${move}`)}
      done={t(`kashrut.done.${move}`)}
      reasons={REASONS[move].map((why) => t(`kashrut.why.${why}`))}
      send={(reason) => decide({ params: { id }, body: { decision: move, version, reason } })}
    />
  ));
}
