import { editStore } from '@smachot/contracts';
import { differing, problemOf, rebased, useContractForm, useDraft } from '@smachot/web-platform';
import { useSnackbar } from '@smachot/web-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditOwnStoreMutation, useLazyOwnStoreQuery } from '../dashboard-api';
import { useOwnStore } from '../shell/own-store';
import { profileRules, profileValues, type ProfileValues } from './profile-values';

type Edit = ReturnType<typeof editStore.body.parse>;

/** Saves upon the store that was read. What was saved elsewhere since is put under what was typed. */
const useSaving = () => {
  const store = useOwnStore();
  const params = { partner: store.partnerUsername };
  const known = useRef({ values: profileValues(store), version: store.version });
  const [edit] = useEditOwnStoreMutation();
  const [read] = useLazyOwnStoreQuery();
  const send = (body: Edit) => edit({ params, body: { ...body, version: known.current.version } });
  const save = async (
    body: Edit,
    values: ProfileValues,
  ): Promise<{ error?: unknown; merged?: ProfileValues }> => {
    let answer = await send(body);
    if (answer.error && problemOf(answer.error).code === 'conflict.version') {
      const fresh = await read({ params });
      if (!fresh.data) return { error: fresh.error };
      const theirs = profileValues(fresh.data);
      const { values: base } = known.current;
      known.current = { values: theirs, version: fresh.data.version };
      if (differing(base, theirs).length > 0) return { merged: rebased(base, values, theirs) };
      // the pictures, or anything else that is not of this form
      answer = await send(body);
    }
    if (answer.error) return { error: answer.error };
    known.current = { values, version: answer.data?.version };
    return {};
  };
  return { known, save };
};

/** What was typed, and the profile it was typed upon. */
type Draft = { upon: ProfileValues; typed: ProfileValues } | null;

/** What was typed earlier, put upon the profile as it is now; `merged`: that was changed elsewhere since. */
const useStart = (saved: ProfileValues) => {
  const { partnerId } = useOwnStore();
  const [left, write, forget, restored] = useDraft<Draft>(`store-change:${partnerId}`, null);
  const [start] = useState(() => ({
    values: left ? rebased(left.upon, left.typed, saved) : saved,
    merged: left !== null && differing(left.upon, saved).length > 0,
  }));
  return { start, write, forget, restored };
};

/** The form of the whole profile, with a draft on this device. */
export const useProfileForm = () => {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  const say = useSnackbar();
  const { start, write, forget, restored } = useStart(profileValues(store));
  const [typed, setTyped] = useState(restored);
  const [merged, setMerged] = useState(start.merged);
  const { known, save } = useSaving();
  const keep = (values: ProfileValues) => write({ upon: known.current.values, typed: values });
  const form = useContractForm(editStore.body, {
    ...profileRules(store.settings.isPublic),
    defaults: start.values,
    onTyped: (values) => {
      setTyped(true);
      keep(values);
    },
    send: async (body, values, reset) => {
      const saved = await save(body, values);
      setMerged(saved.merged !== undefined);
      if (saved.merged) {
        keep(saved.merged);
        return reset(saved.merged);
      }
      if (saved.error) return saved.error;
      say(t('profile.saved'));
      forget();
      setTyped(false);
      reset(values);
    },
  });
  const discard = () => {
    forget();
    setTyped(false);
    setMerged(false);
    form.reset(profileValues(store));
  };
  return { form, typed, restored, merged, discard };
};
