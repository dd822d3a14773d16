import type { AuditRecord } from '@smachot/contracts';
import { Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** What was done, in words; the call itself beside it for whoever searches the code. */
export function ActWords({ entry: { act, call } }: { entry: Pick<AuditRecord, 'act' | 'call'> }) {
  const { t, i18n } = useTranslation('admin');
  const [context, name] = call?.split('.') ?? [];
  const key = call ? `lists.calls.${context}.${name}` : `lists.acts.${act}`;
  if (!i18n.exists(key, { ns: 'admin' })) return <Ltr>{call ?? act}</Ltr>;
  return <span title={call ?? act}>{t(key as 'lists.calls.admin.search')}</span>;
}
