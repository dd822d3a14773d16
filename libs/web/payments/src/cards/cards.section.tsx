import type { AnswerOf, Card as StoredCard, listCards } from '@smachot/contracts';
import { useAddress } from '@smachot/web-platform';
import {
  Button,
  Card,
  EmptyState,
  Note,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
  type QueryLike,
} from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AddCardDialog } from './add-card.dialog';
import { DeleteDialog, NicknameDialog } from './card-dialogs';
import { CardRow } from './card-row';
import { returnAddress, useNext } from '../next';
import { useCardsQuery } from '../payments-api';

/** After a card is saved for a purpose (`?next=/me/rsvps/…`), the person returns to the previous page. */
const useGoOn = () => {
  const navigate = useNavigate();
  const next = useNext();
  return () => {
    if (next) void navigate(next);
  };
};

type DialogProps = {
  /** From the address: `add`, `edit:<id>` or `delete:<id>`. */
  dialog: string;
  cards: readonly StoredCard[] | undefined;
  onClose: () => void;
};

/** The dialog that the address names. */
function OpenDialog({ dialog, cards, onClose }: DialogProps) {
  const { t } = useTranslation('payments');
  const tell = useSnackbar();
  const goOn = useGoOn();
  const returnTo = returnAddress(useNext());
  const [kind, id] = dialog.split(':');
  const chosen = cards?.find((card) => card._id === id);
  const onSaved = ({ status }: StoredCard) => {
    onClose();
    tell(t(status === 'confirmed' ? 'cardSaved' : 'cardChecking'));
    if (status === 'confirmed') goOn();
  };
  if (dialog === 'add')
    return <AddCardDialog onClose={onClose} onSaved={onSaved} {...(returnTo && { returnTo })} />;
  if (kind === 'edit' && chosen) return <NicknameDialog card={chosen} onClose={onClose} />;
  return kind === 'delete' && chosen ? <DeleteDialog card={chosen} onClose={onClose} /> : null;
}

type ListProps = {
  query: QueryLike & { data?: AnswerOf<typeof listCards> | undefined };
  /** Shown where there is no card. */
  add: ReactNode;
  onOpen: (dialog: string) => void;
};

function CardList({ query, add, onOpen }: ListProps) {
  const { t } = useTranslation('payments');
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
  const { cards } = query.data;
  if (cards.length === 0)
    return (
      <EmptyState art="empty-orders" title={t('noCards')} text={t('noCardsText')} action={add} heading="h3" />
    );
  return (
    <ul>
      {cards.map((card) => (
        <CardRow
          key={card._id}
          card={card}
          onEdit={() => onOpen(`edit:${card._id}`)}
          onDelete={() => onOpen(`delete:${card._id}`)}
        />
      ))}
    </ul>
  );
}

export function CardsSection() {
  const { t } = useTranslation('payments');
  const query = useCardsQuery();
  const cards = query.data?.cards;
  const [dialog, setDialog] = useAddress('card', '');
  const any = Boolean(cards?.length);
  // the one act of the page only while there is none
  const add = (
    <Button kind={any ? 'soft' : 'accent'} icon="plus" onClick={() => setDialog('add', { push: true })}>
      {t('addCard')}
    </Button>
  );
  return (
    <Card component="section" aria-labelledby="cards-title">
      <div className="row" style={{ marginBlockEnd: 8 }}>
        <h2 id="cards-title" className="grow">
          {t('cards')}
        </h2>
        {any ? add : null}
      </div>
      <CardList query={query} add={add} onOpen={setDialog} />
      <div style={{ marginBlockStart: 8 }}>
        <Note icon="lock">{t('never')}</Note>
      </div>
      <OpenDialog dialog={dialog} cards={cards} onClose={() => setDialog('')} />
    </Card>
  );
}
