import { Spinner } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** While it is not known yet whether a visitor is signed in. */
export function CheckingVisitor() {
  const { t } = useTranslation('shell');
  return (
    <div className="ui-loading">
      <Spinner large label={t('checking')} />
    </div>
  );
}
