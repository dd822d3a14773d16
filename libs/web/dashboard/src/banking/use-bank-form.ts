import { editBankDetails, submitBankDetails, type BankDetails } from '@smachot/contracts';
import { useConfirmed, useContractForm } from '@smachot/web-platform';
import { useState } from 'react';
import { useOwnStore } from '../shell/own-store';
import { useEditBankDetailsMutation, useSubmitBankDetailsMutation } from './banking-api';
import type { Bank } from './bank-lists';
import { atTypedBank, editWireOf, NO_VALUES, valuesOf, wireOf, type BankValues } from './bank-values';

const paths = { bank: 'bankNumber', otherBank: 'bankNumber' };

/** The first details of a store. */
export const useSubmitForm = (onSent: () => void) => {
  const { partnerUsername } = useOwnStore();
  const confirmed = useConfirmed();
  const [submit] = useSubmitBankDetailsMutation();
  return useContractForm(submitBankDetails.body, {
    defaults: NO_VALUES,
    wireOf,
    paths,
    refine: atTypedBank,
    send: async (body) => {
      const { error } = await confirmed(() => submit({ params: { a: 'partner', b: partnerUsername }, body }));
      if (error) return error;
      onSent();
    },
  });
};

/** An edit of the version that was opened: what somebody else saved meanwhile is not overwritten. */
export const useEditForm = (details: BankDetails, banks: readonly Bank[], onSent: () => void) => {
  const confirmed = useConfirmed();
  const [edit] = useEditBankDetailsMutation();
  const [{ id, version, values }] = useState(() => ({ ...details, values: valuesOf(details, banks) }));
  return useContractForm(editBankDetails.body, {
    defaults: values,
    wireOf: (typed: BankValues) => editWireOf(typed, version),
    paths,
    refine: atTypedBank,
    send: async (body) => {
      const { error } = await confirmed(() => edit({ params: { id }, body }));
      if (error) return error;
      onSent();
    },
  });
};

/** Of both kinds: they differ in the body alone. */
export type BankForm = ReturnType<typeof useSubmitForm>;
