import { exportOrders, type Language } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { saveFile, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, monthName, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noon } from './noon';
import { useShownDays } from './use-shown-days';

type Props = { store: string; label: string; name: string; span?: { from: string; to: string } };

/** Exports the store's orders as a table for other programs. `name`: the file's name without its extension. */
function Export({ store, label, name, span }: Props) {
  const words = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    await saveFile(exportOrders, `${name}.xlsx`, { query: { store, ...span } }).catch(setProblem);
    setBusy(false);
  };
  return (
    <>
      <Button kind="line" icon="download" busy={busy} onClick={() => void save()}>
        {label}
      </Button>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}

/** Exports all orders. */
export function ExportOrders({ store }: { store: string }) {
  const { t } = useTranslation('orders');
  return <Export store={store} label={t('store.export')} name={`orders-${store}`} />;
}

/** Exports the days the calendar shows: the chosen one, or its month. */
export function ExportShownOrders({ store }: { store: string }) {
  const { t, i18n } = useTranslation('orders');
  const format = useFormat();
  const { month, day, span } = useShownDays();
  const what = isolate(day ? format.date(noon(day)) : monthName(month, i18n.language as Language));
  return (
    <Export
      store={store}
      label={t('store.exportOf', { what })}
      name={`orders-${store}-${day ?? month}`}
      span={span}
    />
  );
}
