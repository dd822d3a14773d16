import { SuggestField } from '@smachot/web-ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBranchesQuery } from './banking-api';
import { branchesFor } from './bank-lists';

type Props = {
  bankNumber: string;
  value: string;
  error: ReactNode;
  onChange: (branchNumber: string) => void;
};

/** The branch by its number, found by name or town too. A number that the list does not have is accepted. */
export function BranchField({ bankNumber, value, error, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const [typing, setTyping] = useState(false);
  const query = useBranchesQuery({ params: { bankNumber } }, { skip: !/^\d{2}$/.test(bankNumber) });
  const branches = query.currentData?.branches ?? [];
  const chosen = branches.find(({ branchNumber }) => branchNumber === value.trim());
  const isUnknown = branches.length > 0 && /^\d{3}$/.test(value.trim()) && !chosen;
  return (
    <SuggestField
      label={t('banking.branch')}
      hint={
        chosen
          ? `${chosen.name}, ${chosen.city}`
          : t(isUnknown ? 'banking.warnings.unknown_branch' : 'banking.branchHint')
      }
      error={error}
      value={value}
      listLabel={t('banking.branches')}
      suggestions={(typing ? branchesFor(value, branches) : []).map((branch) => ({
        id: branch.branchNumber,
        name: `${branch.branchNumber} · ${branch.name}`,
        note: branch.city,
      }))}
      onChange={({ target }) => {
        setTyping(true);
        onChange(target.value);
      }}
      onChoose={({ id }) => {
        setTyping(false);
        onChange(id);
      }}
      onClose={() => setTyping(false)}
    />
  );
}
