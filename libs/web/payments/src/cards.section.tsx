import { renameCard, type Card as StoredCard } from '@smachot/contracts';
import { safeNext, useAddress, useContractForm, useProblemText } from '@smachot/web-platform';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Dialog,
  EmptyState,
  Field,
  Icon,
  IconButton,
  Ltr,
  Note,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AddCardDialog } from './add-card.dialog';
import {
  useCardsQuery,
  useDeleteCardMutation,
  useMakeDefaultCardMutation,
  useRenameCardMutation,
} from './payments-api';
import styles from './payments.module.css';

function NicknameDialog({ card, onClose }: { card: StoredCard; onClose: () => void }) {
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

function DeleteDialog({ card, onClose }: { card: StoredCard; onClose: () => void }) {
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

/** The problem of the card, else whether it is the default card. */
function CardState({ card }: { card: StoredCard }) {
  const { t } = useTranslation('payments');
  const say = useProblemText();
  const [makeDefault, making] = useMakeDefaultCardMutation();
  if (card.status === 'refused')
    return (
      <Badge tone="bad" icon="alert">
        {t('refused')}
      </Badge>
    );
  if (card.status === 'checking')
    return card.authenticateUrl ? (
      <a className="btn btn-primary" href={card.authenticateUrl} rel="noreferrer">
        {t('confirmCard')}
      </a>
    ) : (
      <Badge tone="warn" icon="clock">
        {t('checking')}
      </Badge>
    );
  return (
    <>
      {card.expired ? (
        <Badge tone="bad" icon="alert">
          {t('expired')}
        </Badge>
      ) : null}
      {card.isDefault ? (
        <Badge tone="primary" icon="check">
          {t('default')}
        </Badge>
      ) : (
        <Button
          kind="ghost"
          busy={making.isLoading}
          onClick={() => void makeDefault({ params: { cardId: card._id } })}
        >
          {t('makeDefault')}
        </Button>
      )}
      {making.error ? <Note tone="bad">{say(making.error)}</Note> : null}
    </>
  );
}

function CardRow({ card, onEdit, onDelete }: { card: StoredCard; onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <li className={clsx(styles.card, 'row wrap')}>
      <Icon name="card" size={24} />
      <div className="grow" style={{ flexBasis: 190 }}>
        <b>{card.nickname ?? t(`brand.${card.cardType}`)}</b>
        <div className="muted small">
          <Ltr>{`•••• ${card.lastFourDigits}`}</Ltr> · {t('until')} <Ltr>{card.expiry}</Ltr>
        </div>
      </div>
      <CardState card={card} />
      <IconButton icon="edit" label={t('editNamed', { digits: card.lastFourDigits })} onClick={onEdit} />
      <IconButton icon="trash" label={t('deleteNamed', { digits: card.lastFourDigits })} onClick={onDelete} />
    </li>
  );
}

/** After a card is saved for a purpose (`?next=/me/rsvps/…`), the person returns to the previous page. */
const useGoOn = () => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next') ?? '');
  return () => {
    if (next) void navigate(next);
  };
};

export function CardsSection() {
  const { t } = useTranslation('payments');
  const tell = useSnackbar();
  const cards = useCardsQuery();
  const [dialog, setDialog] = useAddress('card', '');
  const [kind, id] = dialog.split(':');
  const chosen = cards.data?.cards.find((card) => card._id === id);
  const close = () => setDialog('');
  const goOn = useGoOn();
  // the one act of the page only while there is none
  const add = (
    <Button
      kind={cards.data?.cards.length ? 'soft' : 'accent'}
      icon="plus"
      onClick={() => setDialog('add', { push: true })}
    >
      {t('addCard')}
    </Button>
  );
  return (
    <Card component="section" aria-labelledby="cards-title">
      <div className="row" style={{ marginBlockEnd: 8 }}>
        <h2 id="cards-title" className="grow" style={{ fontSize: 20 }}>
          {t('cards')}
        </h2>
        {cards.data?.cards.length ? add : null}
      </div>
      {cards.data ? (
        cards.data.cards.length ? (
          <ul>
            {cards.data.cards.map((card) => (
              <CardRow
                key={card._id}
                card={card}
                onEdit={() => setDialog(`edit:${card._id}`)}
                onDelete={() => setDialog(`delete:${card._id}`)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            art="empty-orders"
            title={t('noCards')}
            text={t('noCardsText')}
            action={add}
            heading="h3"
          />
        )
      ) : (
        <QueryStatus query={cards} skeleton={<SkeletonRows count={2} />} />
      )}
      <div style={{ marginBlockStart: 8 }}>
        <Note icon="lock">{t('never')}</Note>
      </div>
      {dialog === 'add' ? (
        <AddCardDialog
          onClose={close}
          onSaved={({ status }) => {
            close();
            tell(t(status === 'confirmed' ? 'cardSaved' : 'cardChecking'));
            if (status === 'confirmed') goOn();
          }}
        />
      ) : null}
      {kind === 'edit' && chosen ? <NicknameDialog card={chosen} onClose={close} /> : null}
      {kind === 'delete' && chosen ? <DeleteDialog card={chosen} onClose={close} /> : null}
    </Card>
  );
}
