import type { Language, PricingUnitId } from '@smachot/contracts';
import { draftFiles, useAddressParams, useDraft } from '@smachot/web-platform';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { makeOffer, openStore, renewSession, sendPictures, showStore } from './become-acts';
import { becomeFlow } from './become.flow';
import { emptyBecome, isStep, type BecomeValues } from './become-values';

export type BecomeActor = ActorRefFrom<typeof becomeFlow>;
export type BecomeSnapshot = SnapshotFrom<typeof becomeFlow>;
const DRAFT = 'become-a-partner';
/** `pictures`: the count of chosen pictures; the files themselves are stored separately. */
type Draft = { values: BecomeValues; opened: string | null; unitId: PricingUnitId | null; pictures: number };

/** The flow with the calls of its steps. */
const useMachine = () => {
  const { i18n } = useTranslation('dashboard');
  return useMemo(() => {
    // The screen's language at the moment of sending: the person may have changed it on the way.
    const language = () => i18n.language as Language;
    return becomeFlow.provide({
      actors: {
        open: fromPromise<string, BecomeValues>(({ input }) => openStore(input, language())),
        renew: fromPromise<void>(() => renewSession()),
        offer: fromPromise<string, { username: string; values: BecomeValues }>(({ input }) =>
          makeOffer(input.username, input.values, language()),
        ),
        picture: fromPromise<void, { unitId: PricingUnitId; files: readonly File[] }>(({ input }) =>
          sendPictures(input.unitId, input.files),
        ),
        show: fromPromise<void, { username: string; values: BecomeValues }>(({ input }) =>
          showStore(input.username, input.values, language()),
        ),
      },
    });
  }, [i18n]);
};

/** The flow, wired to the server; its answers and its pictures survive a reload. */
export const useBecome = () => {
  const [search] = useAddressParams();
  const [draft, keep, forget] = useDraft<Draft>(DRAFT, {
    values: emptyBecome(),
    opened: null,
    unitId: null,
    pictures: 0,
  });
  const machine = useMachine();
  const asked = search.get('step') ?? '';
  const flow = useActorRef(machine, { input: { ...draft, step: isStep(asked) ? asked : 'what' } });
  const state = useSelector(flow, (snapshot) => snapshot);
  const { values, opened, unitId } = state.context;
  const isDone = state.status === 'done';
  const [before] = useState(draft.pictures);
  const found = useKeptPictures(flow, state);
  // Until the files are read again, the draft keeps their count.
  const pictures = found === null ? before : state.context.pictures.length;
  useEffect(() => {
    if (isDone) forget();
    else keep({ values, opened, unitId, pictures });
  }, [values, opened, unitId, pictures, isDone, keep, forget]);
  return { flow, state, picturesLost: found !== null && found < before && pictures === 0 };
};

/** Pictures chosen before a reload are restored, unless others were chosen meanwhile. Returns their count; null until it is known. */
const useKeptPictures = (flow: BecomeActor, state: BecomeSnapshot): number | null => {
  const [found, setFound] = useState<number | null>(null);
  const { pictures } = state.context;
  const isDone = state.status === 'done';
  useEffect(() => {
    let isHere = true;
    void draftFiles.read(DRAFT).then((files) => {
      if (!isHere) return;
      if (files.length > 0 && flow.getSnapshot().context.pictures.length === 0)
        flow.send({ type: 'pictures', files });
      setFound(files.length);
    });
    return () => {
      isHere = false;
    };
  }, [flow]);
  useEffect(() => {
    if (found === null) return;
    void (isDone ? draftFiles.forget(DRAFT) : draftFiles.keep(DRAFT, pictures));
  }, [found, pictures, isDone]);
  return found;
};

/** The flow leads and the address follows; another step in the address (back, a link) is a wish the flow may refuse. */
export const useStepInAddress = (flow: BecomeActor, state: BecomeSnapshot): void => {
  const [search, setSearch] = useAddressParams();
  const here = search.get('step') ?? 'what';
  const { step } = state.context;
  const fitting = useRef<string | null>(null);
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) return;
    const show = (name: string, replace: boolean) =>
      setSearch((before) => ({ ...Object.fromEntries(before), step: name }), { replace });
    if (here === step) fitting.current = step;
    else if (fitting.current !== step) show(step, fitting.current === null);
    else {
      if (isStep(here)) flow.send({ type: 'go', step: here });
      const allowed = flow.getSnapshot().context.step;
      if (allowed !== here) show(allowed, true);
      else fitting.current = allowed;
    }
  }, [here, step, isDone, flow, setSearch]);
};
