import type { AuditRecord, Language } from '@smachot/contracts';
import { auditSentence } from '@smachot/i18n';
import { useTranslation } from 'react-i18next';

/** What was done, in a sentence; the call itself beside it for whoever searches the code. */
export function Sentence({ entry }: { entry: AuditRecord }) {
  const { i18n } = useTranslation('admin');
  return <span title={entry.call ?? entry.act}>{auditSentence(entry, i18n.language as Language)}</span>;
}
