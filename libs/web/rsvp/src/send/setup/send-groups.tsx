import type { Rsvp } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Avatar, Button, Count, Icon, PhoneText } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withChanges, useAddressPatch } from '../../use-address-patch';
import type { MessageKind } from '../message-kind';
import type { SendPreview } from '../send.flow';
import { whyRefused, remedyOf, type Refused } from '../refusals';
import sendStyles from '../send.module.css';
import styles from './send-groups.module.css';

const SHOWN = 3;
const STEP = 100;

type GroupProps = {
  tone: 'now' | 'held' | 'refused';
  count: number;
  title: string;
  note?: string | undefined;
  children: (shown: number) => ReactNode;
};

const TONE_CLASS = { now: styles.isNow, held: styles.isHeld, refused: styles.isRefused };

/** Guests with one fate. The first few are shown; a list of thousands is opened a hundred at a time. */
function Group({ tone, count, title, note, children }: GroupProps) {
  const { t } = useTranslation('rsvp');
  const [shown, setShown] = useState(SHOWN);
  if (count === 0) return null;
  return (
    <details className={styles.group} open>
      <summary>
        <span className={clsx(styles.count, TONE_CLASS[tone])}>
          <Count of={count} />
        </span>
        <span className="grow">
          <b>{title}</b>
          {note ? <span className="small muted">{note}</span> : null}
        </span>
        <Icon name="down" />
      </summary>
      <ul>{children(shown)}</ul>
      {count > shown ? (
        <div className={styles.more}>
          <Button kind="ghost" onClick={() => setShown(shown + STEP)}>
            {t('send.andMore', { count: count - shown })}
          </Button>
        </div>
      ) : null}
    </details>
  );
}

function Guest({ guest, note, act }: { guest: Rsvp | undefined; note?: ReactNode; act?: ReactNode }) {
  const { t } = useTranslation('rsvp');
  const name = guest?.attendeeName ?? '…';
  return (
    <li className={sendStyles.item}>
      <Avatar name={name} size={36} />
      <span className="grow">
        <b className="ell" dir="auto" style={{ display: 'block' }}>
          {name}
        </b>
        <span className="small muted">
          {note ?? (
            <>
              {guest?.attendeePhone ? <PhoneText phone={guest.attendeePhone} /> : null}
              {guest?.attendeePhone ? ' · ' : null}
              {guest ? t(`group.${guest.group}`) : null}
            </>
          )}
        </span>
      </span>
      {guest && guest.language !== 'he' && !act ? (
        <span className="badge">{t(`inLanguage.${guest.language}`)}</span>
      ) : null}
      {act}
    </li>
  );
}

function Remedy({ guest, refused }: { guest: Rsvp | undefined; refused: Refused }) {
  const { t } = useTranslation('rsvp');
  const { params } = useAddressPatch();
  const remedy = remedyOf(refused.code);
  if (remedy === 'call' && guest?.attendeePhone)
    return (
      <Button kind="soft" icon="phone" href={`tel:${guest.attendeePhone}`}>
        {t('guest.call')}
      </Button>
    );
  if (remedy !== 'fix') return null;
  const fix = withChanges(params, { send: null, to: null, guest: refused.rsvpId });
  return (
    <Button kind="soft" to={`?${fix}`}>
      {t(refused.code === 'no_phone' ? 'send.addPhone' : 'send.fix')}
    </Button>
  );
}

export type SendGroupsProps = {
  sendable: readonly string[];
  seats: number;
  /** On one of the next days, each with its guests. */
  later: SendPreview['later'];
  /** In words: "until tomorrow at 09:00", and why; null: now. */
  held: { until: string; why: string } | null;
  /** Guests who are eligible except for a refusal of the whole event. */
  waiting: readonly string[];
  /** Nothing has to be fixed: the guests wait only for the message's own day. */
  inTime: boolean;
  /** The box under which the host attests the guests' agreement is all that is missing. */
  byConsent: boolean;
  refused: readonly Refused[];
  byId: ReadonlyMap<string, Rsvp>;
  kind: MessageKind;
};

/** The note on the refused guests, which depends on the state of the other guests. */
const othersOf = ({
  sendable,
  later,
  waiting,
  inTime,
  byConsent,
}: Pick<SendGroupsProps, 'sendable' | 'later' | 'waiting' | 'inTime' | 'byConsent'>) => {
  if (sendable.length + later.length > 0) return 'send.refusedNote.go';
  if (waiting.length === 0) return 'send.refusedNote.none';
  if (inTime) return 'send.refusedNote.inTime';
  return byConsent ? 'send.refusedNote.consent' : 'send.refusedNote.wait';
};

export function SendGroups({
  sendable,
  seats,
  later,
  held,
  waiting,
  inTime,
  byConsent,
  refused,
  byId,
  kind,
}: SendGroupsProps) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  return (
    <>
      <Group
        tone={held ? 'held' : 'now'}
        count={sendable.length}
        title={held ? t('send.heldUntil', { when: held.until }) : t('send.now')}
        note={held ? held.why : t('seatCount', { count: seats })}
      >
        {(shown) => sendable.slice(0, shown).map((id) => <Guest key={id} guest={byId.get(id)} />)}
      </Group>
      {later.map(({ at, rsvpIds, seats: seatsThen, afterClosing }) => (
        <Group
          key={at}
          tone="held"
          count={rsvpIds.length}
          title={t('send.laterAt', { when: format.dateTime(at) })}
          note={afterClosing ? t('send.laterAfterClosing') : t('seatCount', { count: seatsThen })}
        >
          {(shown) => rsvpIds.slice(0, shown).map((id) => <Guest key={id} guest={byId.get(id)} />)}
        </Group>
      ))}
      <Group
        tone="held"
        count={waiting.length}
        title={t(inTime ? 'send.inTime' : byConsent ? 'send.waitingConsent' : 'send.waiting')}
        note={t('send.waitingNote')}
      >
        {(shown) => waiting.slice(0, shown).map((id) => <Guest key={id} guest={byId.get(id)} />)}
      </Group>
      <Group
        tone="refused"
        count={refused.length}
        title={t('send.refused')}
        note={t(othersOf({ sendable, later, waiting, inTime, byConsent }))}
      >
        {(shown) =>
          refused
            .slice(0, shown)
            .map((one) => (
              <Guest
                key={one.rsvpId}
                guest={byId.get(one.rsvpId)}
                note={
                  one.from
                    ? t('refused.failedUntil', { when: format.dateTime(one.from) })
                    : t(whyRefused(kind, one.code))
                }
                act={<Remedy guest={byId.get(one.rsvpId)} refused={one} />}
              />
            ))
        }
      </Group>
    </>
  );
}
