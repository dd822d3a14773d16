import type { PricingUnit, PricingUnitId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { listed, useFormat } from '@smachot/web-platform';
import { Button, Dialog, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useUnitDraftQuery } from '../publishing/draft-api';
import { unitValues, type UnitValues } from '../units/unit-values';
import { differences } from './differences';
import styles from '../dashboard.module.css';

type Props = {
  pricingUnitId: PricingUnitId;
  mine: UnitValues;
  onTheirs: () => void;
  onMine: (version: number) => void;
};

/** The dialog of an edit conflict: when another member of the crew saved, the differences, and the choice of version. */
export function ConflictDialog({ pricingUnitId, mine, onTheirs, onMine }: Props) {
  const { t } = useTranslation('dashboard');
  const query = useUnitDraftQuery({ params: { pricingUnitId } }, { refetchOnMountOrArgChange: true });
  const fresh = query.isFetching ? undefined : query.data?.pricingUnit;
  return (
    <Dialog
      open
      // Closing the dialog is no answer: nothing is saved before one is given.
      onClose={() => undefined}
      title={t('conflict.title')}
      actions={
        <>
          <Button disabled={!fresh} onClick={onTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button kind="line" disabled={!fresh} onClick={() => fresh && onMine(fresh.version)}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      {fresh ? (
        <Different fresh={fresh} mine={mine} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      )}
    </Dialog>
  );
}

function Different({ fresh, mine }: { fresh: PricingUnit; mine: UnitValues }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { editedBy, updatedAt } = fresh;
  const then = { when: format.relative(updatedAt), at: format.time(updatedAt) };
  const name = editedBy && isolate(`${editedBy.firstName} ${editedBy.lastName}`.trim());
  const parts = differences(unitValues(fresh), mine);
  return (
    <div className={styles.stack}>
      <p>
        {editedBy
          ? t(editedBy.you ? 'conflict.you' : 'conflict.named', { ...then, name })
          : t('conflict.who', then)}
      </p>
      {parts.length > 0 ? (
        <Note tone="warn">
          {t('conflict.parts', { parts: listed(parts.map((part) => t(`conflict.part.${part}`))) })}
        </Note>
      ) : null}
      <p className="muted">{t('conflict.text')}</p>
    </div>
  );
}
