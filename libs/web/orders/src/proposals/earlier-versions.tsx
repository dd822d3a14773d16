import type { OfferedProposal } from '@smachot/contracts';
import { Card, Folded, ProposalVersions, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferVersionsQuery } from './offers-api';
import ordersStyles from '../orders.module.css';

type Props = { offer: OfferedProposal };

function Versions({ offer: { link, number } }: Props) {
  const query = useOfferVersionsQuery({ params: { link } }, { refetchOnMountOrArgChange: 1 });
  const versions = query.currentData?.versions.filter((version) => version.number < number);
  if (!versions) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
  return <ProposalVersions versions={versions} />;
}

/** The versions before the one that is shown, read once they are opened. */
export function EarlierVersions({ offer }: Props) {
  const { t } = useTranslation('orders');
  const [opened, setOpened] = useState(false);
  if (offer.number < 2) return null;
  return (
    <Card component="section" className={ordersStyles.part} aria-label={t('offer.earlier')}>
      <Folded title={t('offer.earlier')} onOpen={() => setOpened(true)}>
        {opened ? <Versions key={offer.number} offer={offer} /> : null}
      </Folded>
    </Card>
  );
}
