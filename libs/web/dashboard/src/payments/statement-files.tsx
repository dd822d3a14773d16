import { exportStatement, statementPdf } from '@smachot/contracts';
import { saveFile, useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementFilter } from './payments-api';

const FILES = { pdf: statementPdf, xlsx: exportStatement } as const;
type Kind = keyof typeof FILES;

/** The shown part of the statement as a file, to keep or to hand to an accountant. */
export function StatementFiles({ partner, filter }: { partner: string; filter: StatementFilter }) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const [busy, setBusy] = useState<Kind | null>(null);
  const [problem, setProblem] = useState<unknown>();
  const save = async (kind: Kind) => {
    setBusy(kind);
    setProblem(undefined);
    const span = [filter.from, filter.until].filter(Boolean).join('_');
    const name = ['statement', partner, span].filter(Boolean).join('-');
    await saveFile(FILES[kind], `${name}.${kind}`, { params: { partner }, query: filter }).catch(setProblem);
    setBusy(null);
  };
  return (
    <div className="row wrap">
      {(['pdf', 'xlsx'] as const).map((kind) => (
        <Button
          key={kind}
          kind="line"
          icon="download"
          busy={busy === kind}
          disabled={busy !== null && busy !== kind}
          onClick={() => void save(kind)}
        >
          {t(`payments.files.${kind}`)}
        </Button>
      ))}
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </div>
  );
}
