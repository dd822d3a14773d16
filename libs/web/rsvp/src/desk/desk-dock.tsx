import { Button, Dock, IconButton, useWide } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useAddressPatch } from '../use-address-patch';
import type { ChosenGuests } from './selection/chosen-guests';
import { NEXT_WORDS, type NextSend } from './event/next-send';
import { useChosenActs } from './selection/selection-bar';
import styles from './desk.module.css';

function ChosenDock({ chosen }: { chosen: ChosenGuests }) {
  const { t } = useTranslation('rsvp');
  const acts = useChosenActs();
  const count = chosen.selection.size;
  return (
    <Dock label={t('chosen.label', { count })}>
      <div className={styles.dockChosen}>
        <b role="status">{t('chosen.count', { count })}</b>
        <IconButton soft icon="send" label={t('chosen.send')} onClick={acts.send} />
        <IconButton soft icon="bell" label={t('chosen.remind')} onClick={acts.remind} />
        <IconButton soft icon="table" label={t('chosen.move')} onClick={acts.move} />
        <IconButton
          icon="trash"
          label={t('chosen.delete')}
          onClick={acts.remove}
          style={{ color: 'var(--bad)' }}
        />
        <IconButton icon="x" label={t('chosen.clear')} onClick={chosen.clear} />
      </div>
    </Dock>
  );
}

function AddDock({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('rsvp');
  return (
    <Dock
      main={
        <Button block size="large" kind="soft" icon="plus" onClick={onAdd}>
          {t('guests.add')}
        </Button>
      }
    />
  );
}

type Props = {
  next: NextSend | null;
  onSend: () => void;
  chosen: ChosenGuests;
  /** No messages to send and no guests to add: before the first guest, and after the event. */
  idle: boolean;
};

/** The bottom bar on phones; on wide screens the same actions are in the hero and the table. */
export function DeskDock({ next, onSend, chosen, idle }: Props) {
  const { t } = useTranslation('rsvp');
  const { open } = useAddressPatch();
  const wide = useWide(905);
  if (wide) return null;
  if (chosen.selection.size > 0) return <ChosenDock chosen={chosen} />;
  if (idle) return null;
  const add = () => open({ open: 'add' });
  if (!next) return <AddDock onAdd={add} />;
  return (
    <Dock
      main={
        <Button
          block
          size="large"
          kind={next.kind === 'invite' ? 'accent' : 'primary'}
          icon="send"
          onClick={onSend}
        >
          {t(NEXT_WORDS[next.kind], { count: next.count })}
        </Button>
      }
    >
      <IconButton
        soft
        icon="plus"
        label={t('guests.add')}
        onClick={add}
        style={{ width: 56, height: 56, borderRadius: '16px' }}
      />
    </Dock>
  );
}
