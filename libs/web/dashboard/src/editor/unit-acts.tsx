import type { PricingUnit } from '@smachot/contracts';
import { ConfirmDialog, IconButton } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { Refusal } from '../subscription/refusal';
import { useDuplicateUnit } from '../units/use-duplicate-unit';

type Props = { unit: PricingUnit; archived: boolean; onArchive: () => void };

/** The actions on the whole unit under edit: duplicate, and archive after a question. */
export function UnitActs({ unit, archived, onArchive }: Props) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const { partnerUsername } = useOwnStore();
  const { duplicate, busy, problem } = useDuplicateUnit(unit);
  const [asking, setAsking] = useState(false);
  const copy = async () => {
    const made = await duplicate();
    if (made) void navigate(`/dashboard/${partnerUsername}/pricing-unit/${made.pricingUnitId}`);
  };
  return (
    <>
      <IconButton icon="file" label={t('units.duplicate')} disabled={busy} onClick={() => void copy()} />
      {problem ? <Refusal problem={problem} /> : null}
      {archived ? null : (
        <IconButton icon="trash" label={t('units.archive')} onClick={() => setAsking(true)} />
      )}
      <ConfirmDialog
        open={asking}
        title={t('units.archiveTitle', { name: unit.name })}
        text={t('units.archiveText')}
        confirm={t('units.archive')}
        tone="bad"
        onConfirm={() => {
          setAsking(false);
          onArchive();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
