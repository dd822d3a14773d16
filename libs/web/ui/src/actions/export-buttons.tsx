import type { ExportFormat } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../feedback/note';
import { Button } from './button';

const NAMES: Record<ExportFormat, string> = { xlsx: 'Excel', csv: 'CSV' };
const FORMATS = Object.keys(NAMES) as ExportFormat[];

/**
 * Buttons that export a list to a spreadsheet, and the reason when that fails.
 * @param save fetches the file and gives it to the person to keep
 */
export function ExportButtons({ save }: { save: (format: ExportFormat) => Promise<void> }) {
  const { t } = useTranslation('ui');
  const words = useProblemText();
  const [busy, setBusy] = useState<ExportFormat>();
  const [problem, setProblem] = useState<unknown>();
  const press = async (format: ExportFormat) => {
    setBusy(format);
    setProblem(undefined);
    await save(format).catch(setProblem);
    setBusy(undefined);
  };
  return (
    <div className="row wrap">
      {FORMATS.map((format) => (
        <Button
          key={format}
          kind="line"
          icon="download"
          busy={busy === format}
          onClick={() => void press(format)}
        >
          {t('saveAs', { format: NAMES[format] })}
        </Button>
      ))}
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </div>
  );
}
