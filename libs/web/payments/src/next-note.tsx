import { Button, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useNext } from './next';

/** The way back to what a card or a payment was needed for, also after the bank confirmed it. */
export function NextNote() {
  const { t } = useTranslation('payments');
  const next = useNext();
  if (!next) return null;
  return (
    <Note icon="arrow">
      {t('next.text')}{' '}
      <Button kind="soft" to={next}>
        {t('next.back')}
      </Button>
    </Note>
  );
}
