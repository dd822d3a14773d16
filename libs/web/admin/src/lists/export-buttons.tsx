import { ExportFormat } from '@smachot/contracts';
import { useConfirmed, useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './lists.module.css';

/** Fetches a file and gives it to the person to keep. */
export type SaveList = (fileName: string, format: ExportFormat) => Promise<void>;

/** The whole filtered list as a file. `name`: the file's name without its extension. */
export function ExportButtons({ name, saveAs }: { name: string; saveAs: SaveList }) {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const confirmed = useConfirmed();
  const [saving, setSaving] = useState<ExportFormat | null>(null);
  const [problem, setProblem] = useState<unknown>();
  const save = async (format: ExportFormat) => {
    setSaving(format);
    const { error } = await confirmed(() =>
      saveAs(`${name}.${format}`, format).then(
        () => ({ error: undefined }),
        (failure: unknown) => ({ error: failure }),
      ),
    );
    setProblem(error);
    setSaving(null);
  };
  return (
    <div className={styles.exports}>
      {ExportFormat.options.map((format) => (
        <Button
          key={format}
          kind="line"
          icon="download"
          busy={saving === format}
          onClick={() => void save(format)}
        >
          {t(`lists.exports.${format}`)}
        </Button>
      ))}
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </div>
  );
}
