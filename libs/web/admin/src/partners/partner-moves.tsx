import { type AdminPartnerMove, PartnerHistory } from '@smachot/contracts';
import { useAddress } from '@smachot/web-platform';
import { ChipRow, FilterChip, Ltr, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Part, PartList } from '../lists/facts';
import { usePartnerMovesInfiniteQuery } from '../lists/lists-api';
import { ReasonWords } from '../lists/reason-words';
import { When } from '../lists/when';
import { More } from '../payouts/more';
import { MoveChanges } from './move-changes';

/** Who did it: an owner or an admin by name, or a job of ours. */
function Writer({ by: { role, userId, name } }: { by: AdminPartnerMove['by'] }) {
  const { t } = useTranslation('admin');
  if (!userId) return <>{t('lists.moves.by.job')}</>;
  return (
    <>
      <Link to={`/admin-panel/users/${userId}`}>
        <bdi>{name || t('lists.erased')}</bdi>
      </Link>{' '}
      ({t(`lists.moves.by.${role}`)})
    </>
  );
}

function Move({ move }: { move: AdminPartnerMove }) {
  const { t } = useTranslation('admin');
  const { at, by, reason, coupon } = move;
  return (
    <>
      <b>{t(`lists.moves.kinds.${move.move}`)}</b>{' '}
      {coupon ? (
        <Link to={`/admin-panel/coupons/${coupon.couponId}`}>
          <Ltr>{coupon.code}</Ltr>
        </Link>
      ) : null}
      <div className="small muted">
        <When at={at} /> · <Writer by={by} />
        {reason ? (
          <>
            {' · '}
            <ReasonWords reason={reason} />
          </>
        ) : null}
      </div>
      <MoveChanges move={move} />
    </>
  );
}

type Props = { partnerId: string };

/** Reading a history is in the audit log, so only the chosen one is read. */
export function History({ partnerId, of }: Props & { of: PartnerHistory }) {
  const { t } = useTranslation('admin');
  const query = usePartnerMovesInfiniteQuery({ partnerId, of });
  const moves = query.currentData?.pages.flatMap((page) => page.moves);
  if (!moves) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
  return (
    <>
      <PartList items={moves} none={t('lists.moves.none')} keyOf={({ moveId }) => moveId}>
        {(move) => <Move move={move} />}
      </PartList>
      <More query={query} />
    </>
  );
}

/** What the store's own people did with its plan, its bank details and its coupons: who, what, when. */
export function PartnerMoves({ partnerId }: Props) {
  const { t } = useTranslation('admin');
  const [of, choose] = useAddress<PartnerHistory>('history', 'subscription');
  return (
    <Part title={t('lists.moves.title')}>
      <ChipRow label={t('lists.moves.of')}>
        {PartnerHistory.options.map((one) => (
          <FilterChip key={one} on={one === of} onClick={() => choose(one)}>
            {t(`lists.moves.histories.${one}`)}
          </FilterChip>
        ))}
      </ChipRow>
      <History key={of} partnerId={partnerId} of={of} />
    </Part>
  );
}
