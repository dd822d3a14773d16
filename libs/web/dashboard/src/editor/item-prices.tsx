import { isolate } from '@smachot/kernel';
import { useFieldText, useFormat } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../values/number-field';
import { lenient } from '../values/typed';
import type { ItemSetting } from './editor-props';
import dashboardStyles from '../dashboard.module.css';

/** In a menu that is priced by guest, a sum typed as one for all is asked about: most mean it for each guest. */
function ForEachOrOnce({
  item,
  set,
  onAnswered,
}: Pick<ItemSetting, 'item' | 'set'> & { onAnswered: () => void }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const forEach = () => {
    set({ pricePerParticipant: item.additionalPrice, additionalPrice: '' });
    onAnswered();
  };
  return (
    <div role="status">
      <Note icon="users">
        <p>{t('menu.eachOrOnce', { sum: isolate(format.shekels(lenient(item.additionalPrice))) })}</p>
        <div className="row wrap">
          <Button kind="soft" onClick={forEach}>
            {t('menu.forEach')}
          </Button>
          <Button kind="soft" onClick={onAnswered}>
            {t('menu.once')}
          </Button>
        </div>
      </Note>
    </div>
  );
}

/** What the item adds to the price, for each participant and once. */
export function ExtraPrices(props: ItemSetting) {
  const { item, values, set } = props;
  const [typed, setTyped] = useState(false);
  const byGuest = lenient(values.pricePerParticipant) > 0;
  const asks =
    typed && byGuest && lenient(item.additionalPrice) > 0 && lenient(item.pricePerParticipant) === 0;
  return (
    <>
      <ExtraFields {...props} onOnce={() => setTyped(true)} />
      {asks ? <ForEachOrOnce item={item} set={set} onAnswered={() => setTyped(false)} /> : null}
    </>
  );
}

function ExtraFields({ item, faults, path, set, onOnce }: ItemSetting & { onOnce: () => void }) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <div className={dashboardStyles.pair}>
      <NumberField
        label={t('menu.itemPerParticipant')}
        hint={t('menu.itemPerParticipantHint')}
        unit="₪"
        placeholder="0"
        value={item.pricePerParticipant}
        error={say(faults[`${path}pricePerParticipant`])}
        onChange={(pricePerParticipant) => set({ pricePerParticipant })}
      />
      <NumberField
        label={t('menu.itemPrice')}
        hint={t('menu.itemPriceHint')}
        unit="₪"
        placeholder="0"
        value={item.additionalPrice}
        error={say(faults[`${path}additionalPrice`])}
        onChange={(additionalPrice) => {
          set({ additionalPrice });
          onOnce();
        }}
      />
    </div>
  );
}
