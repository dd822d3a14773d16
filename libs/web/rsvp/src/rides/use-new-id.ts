import { newId } from '@smachot/kernel';
import { useDraft } from '@smachot/web-platform';
import { useState } from 'react';

/**
 * The id of a new stop or bus. It is kept beside the draft until the save is answered: saved again after silence, it is the same one.
 * One that is listed was saved: its draft is deleted, and the next one begins. `draft` null: it is not new.
 */
export const useNewId = (draft: string | null, listed: readonly { _id: string }[]) => {
  const [kept, keep, forget] = useDraft(draft && `${draft}:id`, newId());
  const [, , forgetDraft] = useDraft<unknown>(draft, null);
  const [id] = useState(() => {
    if (!listed.some(({ _id }) => _id === kept)) return kept;
    forgetDraft();
    return newId();
  });
  return { id, keep: () => keep(id), forget };
};
