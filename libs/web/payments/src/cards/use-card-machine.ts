import type { AnswerOf, hostedFields } from '@smachot/contracts';
import { useMachine } from '@xstate/react';
import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { addCardFlow } from './add-card.flow';
import { type FieldName, mountCardFields, type NewCard } from './hosted-fields';
import { useAddCardMutation } from '../payments-api';

export type Setup = AnswerOf<typeof hostedFields>;
/** Where the provider's frames are mounted. */
export type Places = Record<FieldName, RefObject<HTMLDivElement | null>>;

/** The flow of a new card, wired to the provider's frames and to the server. */
export const useCardMachine = (setup: Setup, places: Places, returnTo: string | undefined) => {
  const { i18n } = useTranslation('payments');
  const [addCard] = useAddCardMutation();
  const machine = useMemo(
    () =>
      addCardFlow.provide({
        actors: {
          mount: fromPromise(() => mountCardFields(setup, i18n.language, (field) => places[field].current)),
          store: fromPromise(({ input }: { input: { card: NewCard; nickname: string } }) =>
            addCard({
              body: { ...input.card, nickname: input.nickname || null, ...(returnTo ? { returnTo } : {}) },
            }).unwrap(),
          ),
        },
      }),
    // the machine lives as long as the dialog; frames are not remounted when a text changes
    [setup, addCard, i18n.language, places, returnTo],
  );
  return useMachine(machine);
};

export type CardState = ReturnType<typeof useCardMachine>[0];
