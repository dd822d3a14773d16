import { createDoorLink, type DoorLink, type EventId } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import {
  AddressText,
  Button,
  Card,
  ConfirmDialog,
  Field,
  Note,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateDoorLinkMutation, useDoorLinksQuery, useRevokeDoorLinkMutation } from './door-api';
import styles from './door.module.css';

/** The address of a link that was made just now, to be sent on. */
function MadeLink({ address }: { address: string }) {
  const { t } = useTranslation('rsvp');
  const say = useSnackbar();
  const copy = () =>
    void navigator.clipboard?.writeText(address).then(
      () => say(t('door.copied')),
      () => undefined,
    );
  return (
    <Note tone="ok">
      <p>{t('door.linkOnce')}</p>
      <p>
        <AddressText address={address} />
      </p>
      <Button kind="soft" icon="file" onClick={copy}>
        {t('door.copy')}
      </Button>
    </Note>
  );
}

/** The address is shown once, after it was made. */
function NewLink({ eventId }: { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [create] = useCreateDoorLinkMutation();
  const [address, setAddress] = useState<string | null>(null);
  const form = useContractForm(createDoorLink.body, {
    defaults: { name: '' },
    send: async (_, body, reset) => {
      const made = await create({ params: { eventId }, body });
      if (made.error) return made.error;
      setAddress(made.data.address);
      reset({ name: '' });
    },
  });
  return (
    <form className={styles.stack} {...form.props}>
      <Field label={t('door.linkName')} hint={t('door.linkNameHint')} {...form.field('name')} />
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      <div>
        <Button type="submit" kind="line" icon="plus" busy={form.busy}>
          {t('door.makeLink')}
        </Button>
      </div>
      {address ? <MadeLink address={address} /> : null}
    </form>
  );
}

function LinkRow({ eventId, link }: { eventId: EventId; link: DoorLink }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [revoke, revoking] = useRevokeDoorLinkMutation();
  const [asking, setAsking] = useState(false);
  const name = link.name || t('door.linkNoName');
  const confirm = async () => {
    await revoke({ params: { eventId, doorLinkId: link.doorLinkId } });
    setAsking(false);
  };
  return (
    <li className={styles.row}>
      <b className="grow">
        <bdi>{name}</bdi>
      </b>
      <Button kind="ghost" danger aria-label={t('door.revokeOf', { name })} onClick={() => setAsking(true)}>
        {t('door.revoke')}
      </Button>
      {revoking.error ? <Note tone="bad">{words(revoking.error)}</Note> : null}
      <ConfirmDialog
        open={asking}
        title={t('door.revokeTitle', { name })}
        text={t('door.revokeText')}
        confirm={t('door.revoke')}
        tone="bad"
        stay={t('door.keep')}
        busy={revoking.isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

/** Links for helpers without an account: made, shown once, revoked. */
export function DoorLinks({ eventId }: { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const query = useDoorLinksQuery({ params: { eventId } });
  return (
    <Card component="section" className={styles.stack} aria-labelledby="door-links">
      <h2 id="door-links">{t('door.links')}</h2>
      <p className="muted">{t('door.linksText')}</p>
      {query.currentData ? (
        <ul className={styles.stack}>
          {query.currentData.links.map((link) => (
            <LinkRow key={link.doorLinkId} eventId={eventId} link={link} />
          ))}
        </ul>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={1} />} />
      )}
      <NewLink eventId={eventId} />
    </Card>
  );
}
