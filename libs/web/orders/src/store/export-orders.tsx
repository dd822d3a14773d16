import { exportOrders } from '@smachot/contracts';
import { saveFile, useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Every order of the store as a table for other programs. */
export function ExportOrders({ store }: { store: string }) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    await saveFile(exportOrders, `orders-${store}.xlsx`, { query: { store } }).catch(setProblem);
    setBusy(false);
  };
  return (
    <>
      <Button kind="line" icon="download" busy={busy} onClick={() => void save()}>
        {t('store.export')}
      </Button>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}
