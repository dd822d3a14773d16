import { exportCustomers } from '@smachot/contracts';
import { saveFile, useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CustomerChoice, filterOf } from './customers-api';

/** Saves the customers that are shown as a table for other programs. */
export function ExportCustomers({ partner, choice }: { partner: string; choice: CustomerChoice }) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const [busy, setBusy] = useState<'xlsx' | 'csv'>();
  const [problem, setProblem] = useState<unknown>();
  const save = async (format: 'xlsx' | 'csv') => {
    setBusy(format);
    setProblem(undefined);
    await saveFile(exportCustomers, `customers-${partner}.${format}`, {
      params: { partner },
      query: { ...filterOf(choice), format },
    }).catch(setProblem);
    setBusy(undefined);
  };
  return (
    <>
      <div className="row wrap">
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            kind="line"
            icon="download"
            busy={busy === format}
            onClick={() => void save(format)}
          >
            {t(`customers.export.${format}`)}
          </Button>
        ))}
      </div>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}
