import { renameCard, type Card } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, ConfirmDialog, Dialog, Field } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useDeleteCardMutation, useRenameCardMutation } from '../payments-api';

export function NicknameDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const { t } = useTranslation('payments');
  const say = useProblemText();
  const [rename] = useRenameCardMutation();
  const form = useContractForm(renameCard.body, {
    defaults: { nickname: card.nickname ?? '' },
    wireOf: ({ nickname }) => ({ nickname: nickname || null }),
    send: async (body) => {
      const { error } = await rename({ params: { cardId: card._id }, body });
      if (error) return error;
      onClose();
    },
  });
  const nickname = form.field('nickname');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('editCard')}
      actions={
        <Button busy={form.busy} onClick={() => void form.submit()}>
          {t('save')}
        </Button>
      }
    >
      <Field
        label={t('nickname')}
        hint={t('nicknameHint')}
        {...nickname}
        error={nickname.error ?? (form.problem ? say(form.problem) : undefined)}
      />
    </Dialog>
  );
}

export function DeleteDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const { t } = useTranslation('payments');
  const say = useProblemText();
  const [remove, removing] = useDeleteCardMutation();
  const confirm = async () => {
    const answer = await remove({ params: { cardId: card._id } });
    if (!answer.error) onClose();
  };
  return (
    <ConfirmDialog
      open
      tone="bad"
      title={t('deleteTitle', { digits: card.lastFourDigits })}
      text={card.isDefault ? t('deleteDefault') : t('deleteText')}
      confirm={t('deleteCard')}
      busy={removing.isLoading}
      problem={removing.error ? say(removing.error) : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
