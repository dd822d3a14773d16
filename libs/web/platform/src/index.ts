export { trackPage } from './analytics/analytics';
export { useFlag } from './analytics/flags';
export { answerConsent, useConsent } from './analytics/consent';
export { useAddressParams } from './address/use-address-params';
export { useAddress } from './address/use-address';
export { useDebouncedSearch } from './address/use-debounced-search';
export { useTyped } from './address/use-typed';
export { useBackFromBank } from './address/use-back-from-bank';
export { useTitle } from './address/use-title';
export { api } from './calls/api';
export { endpoint, endpointsOf } from './calls/endpoints';
export type { AnswerOf, ArgOf } from './calls/call-arg';
export { CallProblem, problemOf, type CallFailure } from './calls/failure';
export { refusalWith } from './calls/refusal-with';
export { renderBy } from './calls/transport';
export { fetchCall, saveFile } from './calls/fetch-call';
export { uploadFile } from './calls/upload-file';
export { usePayingCard, type PayingCard } from './cards/use-paying-card';
export { useAnswerChargebackMutation, useChargebacksQuery } from './chargebacks/chargebacks-api';
export { configApi, useClientConfig, useIsMeasured, type ClientConfig } from './config/client-config';
export { now, setProductTime } from './config/product-clock';
export { AboutSum, ChargedInShekels } from './currency/about-sum';
export { takeUpAskedLanguage } from './settings/asked-language';
export { useKeepPreference } from './settings/use-keep-preference';
export { Door, type DoorSource, type DoorState, type Verdict } from './door/door';
export { doorName } from './door/door-identity';
export { forgetDoorLists, maintainDoors } from './door/door-lists';
export { sweepKept } from './kept/kept-answers';
export { useKeptAnswer } from './kept/use-kept-answer';
export type { DoorRow } from './door/door-rows';
export { celebrationDoor, checkInDoor } from './door/host-doors';
export { useDoor } from './door/use-door';
export { draftFiles } from './drafts/draft-files';
export { useDraftFiles } from './drafts/use-draft-files';
export { useDeliveryWords } from './delivery/delivery-words';
export { forgetDrafts, useDraft } from './drafts/use-draft';
export { contractResolver, readForm, type ContractRules } from './forms/contract-resolver';
export { fieldErrorsOf, isSound, NO_FIELD_ERRORS, type FieldErrors } from './forms/field-errors';
export { fieldAt } from './forms/field-paths';
export { focusFirstError } from './forms/focus-first-error';
export { differing, isContested, rebased } from './forms/rebased';
export { useFormDraft } from './forms/use-form-draft';
export { CONTESTED, useContested } from './forms/use-newer-version';
export { NOT_SENT, useContractForm } from './forms/use-contract-form';
export { browserList, useBrowserList } from './browser-list';
export { browserFavourites } from './favourites/browser-favourites';
export { useFavourites, useMergedFavourites, type FavouriteFailure } from './favourites/use-favourites';
export { listed } from './language/listed';
export { i18n, loadTexts, registerTexts, startLanguage } from './language/i18n';
export { useFormat } from './language/use-format';
export { useSpan } from './language/use-span';
export { useUntil } from './language/use-until';
export { problemSentence } from './language/problem-sentence';
export { useFieldText } from './language/use-field-text';
export { useProblemText } from './language/use-problem-text';
export { resetLive } from './live/live';
export { useLive, useLiveLost } from './live/use-live';
export { usePlaceSearch } from './places/use-place-search';
export { sessionUser, type SessionUser } from './session/claims';
export { AskAgain, useConfirmed } from './session/confirmed';
export { safeNext, signInAddress } from './session/next';
export { RequireSignIn } from './session/require-sign-in';
export { session } from './session/session';
export { viewedAs } from './session/viewed-as';
export { useSession, useUser } from './session/use-session';
export type { RequestedUnit } from './settings/requested-unit';
export type { Settings } from './settings/settings';
export type { StoredEvent } from './settings/stored-event';
export {
  createStore,
  followOtherTabs,
  takeUpStored,
  useAppDispatch,
  useAppSelector,
  useChangeSettings,
  useRequestedUnit,
  useRequestUnit,
  useSettings,
  useStoredEvent,
  useStoreEvent,
  type RootState,
  type Store,
} from './store';
export { forgetPerson, LAST_STORE, safeStorage, tabStorage } from './safe-storage';
export { eventForgotten } from './settings/stored-event';
export { unitRequested } from './settings/requested-unit';
export { useVisit } from './visits/use-visit';
export { noteShownPage } from './visits/visit-source';
export { useUnreadThreads } from './unread/unread-threads';
export { aPartnerProfile } from './testing/a-partner-profile';
export { aLinkedOrder, anInvitation, someStats } from './testing/an-invitation';
export { signInNoa } from './testing/sign-in';
export { answerCalls, refusing, TestApp, type Answer, type SentRequest } from './testing/test-app';
