import type { EventId } from '@smachot/contracts';
import { Button, IconButton, useFloatHeight } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useAddressPatch } from '../../use-address-patch';
import type { ChosenGuests } from './chosen-guests';
import type { GuestFilter } from '../filters/filters';
import { useChooseAll } from './select-all';
import type { GuestListState } from '../guests/use-guest-list';
import styles from './selection-bar.module.css';

/** Where each act on the chosen leads: an address, so that "back" closes it. */
export const useChosenActs = () => {
  const { open } = useAddressPatch();
  return {
    send: () => open({ send: 'invite', to: 'chosen' }),
    remind: () => open({ send: 'reminder', to: 'chosen' }),
    move: () => open({ open: 'move' }),
    remove: () => open({ open: 'delete' }),
  };
};

type Props = { eventId: EventId; filter: GuestFilter; list: GuestListState; chosen: ChosenGuests };

/** Actions on the selected guests, on wide screens; phones have them in the dock. */
export function SelectionBar(props: Props) {
  const { t } = useTranslation('rsvp');
  const acts = useChosenActs();
  const { state, busy, chooseAll } = useChooseAll(props);
  const { chosen, list } = props;
  const bar = useFloatHeight<HTMLDivElement>();
  const count = chosen.selection.size;
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={t('chosen.label', { count })}>
      <b role="status">{t('chosen.count', { count })}</b>
      <Button kind="ghost" icon="send" onClick={acts.send}>
        {t('chosen.send')}
      </Button>
      <Button kind="ghost" icon="bell" onClick={acts.remind}>
        {t('chosen.remind')}
      </Button>
      <Button kind="ghost" icon="table" onClick={acts.move}>
        {t('chosen.move')}
      </Button>
      <Button kind="ghost" icon="trash" danger onClick={acts.remove}>
        {t('chosen.delete')}
      </Button>
      {state === 'some' && list.hasMore ? (
        <Button kind="ghost" busy={busy} onClick={() => void chooseAll()}>
          {t('chosen.everybody')}
        </Button>
      ) : null}
      <span className="grow" />
      <IconButton icon="x" label={t('chosen.clear')} onClick={chosen.clear} />
    </div>
  );
}
