import type { Rsvp, RsvpId } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Avatar, Button, Count, Icon, PhoneText } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withChanges, useAddressPatch } from '../../use-address-patch';
import type { MessageKind } from '../message-kind';
import type { SendPreview } from '../send.flow';
import { whyRefused, remedyOf, type Refusals, type Refused } from '../refusals';
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

export type Held = { until: string; why: string };
export type SendGroupsProps = {
  preview: SendPreview;
  /** In words: "until tomorrow at 09:00", and why; null: now. */
  held: Held | null;
  /** Another time was chosen, and its hour is not. */
  hourMissing: boolean;
  refusals: Refusals;
  byId: ReadonlyMap<string, Rsvp>;
  kind: MessageKind;
};

/** The guests wait only for the message's own day; nothing has to be fixed. */
const isEarly = ({ ofEvent }: Refusals): boolean => ofEvent === 'too_soon';

/** The note on the refused guests, which depends on the state of the other guests. */
const othersOf = ({ sendable, later }: SendPreview, refusals: Refusals) => {
  if (sendable.length + later.length > 0) return 'send.refusedNote.go';
  if (refusals.waiting.length === 0) return 'send.refusedNote.none';
  if (isEarly(refusals)) return 'send.refusedNote.inTime';
  return refusals.asksConsent ? 'send.refusedNote.consent' : 'send.refusedNote.wait';
};

type PlainGroupProps = Omit<GroupProps, 'count' | 'children'> & {
  ids: readonly RsvpId[];
  byId: SendGroupsProps['byId'];
};

/** A group whose guests need no note of their own. */
function PlainGroup({ ids, byId, ...group }: PlainGroupProps) {
  return (
    <Group {...group} count={ids.length}>
      {(shown) => ids.slice(0, shown).map((id) => <Guest key={id} guest={byId.get(id)} />)}
    </Group>
  );
}

/** Guests who get the message on one of the next days. */
function LaterGroups({ preview: { later }, byId }: SendGroupsProps) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  return later.map(({ at, rsvpIds, seats, afterClosing }) => (
    <PlainGroup
      key={at}
      tone="held"
      ids={rsvpIds}
      byId={byId}
      title={t('send.laterAt', { when: format.dateTime(at) })}
      note={afterClosing ? t('send.laterAfterClosing') : t('seatCount', { count: seats })}
    />
  ));
}

/** Guests who get no message, each with the reason and what the host can do about it. */
function RefusedGroup({ preview, refusals, byId, kind }: SendGroupsProps) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const why = ({ from, code }: Refused) =>
    from ? t('refused.failedUntil', { when: format.dateTime(from) }) : t(whyRefused(kind, code));
  return (
    <Group
      tone="refused"
      count={refusals.ofGuests.length}
      title={t('send.refused')}
      note={t(othersOf(preview, refusals))}
    >
      {(shown) =>
        refusals.ofGuests.slice(0, shown).map((one) => {
          const guest = byId.get(one.rsvpId);
          const remedy = <Remedy guest={guest} refused={one} />;
          return <Guest key={one.rsvpId} guest={guest} note={why(one)} act={remedy} />;
        })
      }
    </Group>
  );
}

export function SendGroups(props: SendGroupsProps) {
  const { preview, held, hourMissing, refusals, byId } = props;
  const { t } = useTranslation('rsvp');
  const byConsent = refusals.asksConsent;
  const soon = t(hourMissing ? 'send.atChosen' : 'send.now');
  return (
    <>
      <PlainGroup
        tone={held || hourMissing ? 'held' : 'now'}
        ids={preview.sendable}
        byId={byId}
        title={held ? t('send.heldUntil', { when: held.until }) : soon}
        note={held ? held.why : t('seatCount', { count: preview.seats })}
      />
      <LaterGroups {...props} />
      <PlainGroup
        tone="held"
        ids={refusals.waiting}
        byId={byId}
        title={t(isEarly(refusals) ? 'send.inTime' : byConsent ? 'send.waitingConsent' : 'send.waiting')}
        note={t('send.waitingNote')}
      />
      <RefusedGroup {...props} />
    </>
  );
}
