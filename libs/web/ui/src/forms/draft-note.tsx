import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { Note } from '../feedback/note';

type Props = { form: { restored: boolean; discard: () => void } };

/** Note that a form holds values that were typed earlier and not sent, with a button that resets it and focuses its first field. */
export function DraftNote({ form: { restored, discard } }: Props) {
  const { t } = useTranslation('ui');
  if (!restored) return null;
  const startOver = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const part = currentTarget.closest('form, [role=dialog], main');
    discard();
    part?.querySelector<HTMLElement>('input:enabled, textarea:enabled')?.focus();
  };
  return (
    <Note>
      {t('draft.restored')}{' '}
      <Button kind="ghost" onClick={startOver}>
        {t('draft.discard')}
      </Button>
    </Note>
  );
}
