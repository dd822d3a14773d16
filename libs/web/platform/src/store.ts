import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { api } from './calls/api';
import { safeStorage } from './safe-storage';
import { requestedUnitSlice, unitRequested, type RequestedUnit } from './settings/requested-unit';
import {
  readSettings,
  SETTINGS_KEY,
  settingsChanged,
  settingsSlice,
  tellLook,
  type Settings,
} from './settings/settings';
import {
  eventStored,
  readStoredEvent,
  STORED_EVENT_KEY,
  storedEventSlice,
  type StoredEvent,
} from './settings/stored-event';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  settings: settingsSlice.reducer,
  storedEvent: storedEventSlice.reducer,
  requestedUnit: requestedUnitSlice.reducer,
});

const SLOW_CHECK_MS = 2000;

/** What the store begins with instead of what the browser has stored: of a page that was rendered by the server. */
export type RenderedState = { settings: Settings; api?: unknown };

/** Server data, settings, stored event info, requested unit; redux holds nothing else. Settings and event are stored locally. */
export const createStore = (rendered?: RenderedState) => {
  const store = configureStore({
    reducer: rootReducer,
    // The check for mutated state takes long on a busy machine, and that deserves no warning.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: { warnAfter: SLOW_CHECK_MS } }).concat(
        api.middleware,
      ),
    preloadedState: rendered
      ? {
          settings: rendered.settings,
          ...(rendered.api ? { [api.reducerPath]: rendered.api as RootState['api'] } : {}),
        }
      : {
          settings: readSettings(safeStorage.read(SETTINGS_KEY)),
          storedEvent: readStoredEvent(safeStorage.read(STORED_EVENT_KEY)),
        },
  });
  let { settings, storedEvent } = store.getState();
  if (!rendered) tellLook(settings);
  store.subscribe(() => {
    const now = store.getState();
    if (now.settings !== settings) {
      settings = now.settings;
      safeStorage.write(SETTINGS_KEY, JSON.stringify(settings));
      tellLook(settings);
    }
    if (now.storedEvent !== storedEvent)
      safeStorage.write(STORED_EVENT_KEY, JSON.stringify((storedEvent = now.storedEvent)));
  });
  setupListeners(store.dispatch);
  return store;
};

/** What this browser has stored, for an app that began with a page of the server: settings it did not know, and the person's event. */
export const takeUpStored = (store: Store): void => {
  const settings = readSettings(safeStorage.read(SETTINGS_KEY));
  tellLook(settings);
  if (JSON.stringify(settings) !== JSON.stringify(store.getState().settings))
    store.dispatch(settingsChanged(settings));
  const event = safeStorage.read(STORED_EVENT_KEY);
  if (event) store.dispatch(eventStored(readStoredEvent(event)));
};

/** Settings chosen in another tab hold in this one too. */
export const followOtherTabs = (store: Store): void =>
  addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY) store.dispatch(settingsChanged(readSettings(safeStorage.read(SETTINGS_KEY))));
  });

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<typeof rootReducer>;
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();

export const useSettings = (): Settings => useAppSelector((state) => state.settings);
export const useChangeSettings = () => {
  const dispatch = useAppDispatch();
  return (patch: Partial<Settings>) => void dispatch(settingsChanged(patch));
};
export const useStoredEvent = (): StoredEvent => useAppSelector((state) => state.storedEvent);
export const useStoreEvent = () => {
  const dispatch = useAppDispatch();
  return (info: Partial<StoredEvent>) => void dispatch(eventStored(info));
};

/** The unit about to be ordered; null after a reload: it lives in memory only. */
export const useRequestedUnit = (): RequestedUnit | null =>
  useAppSelector(({ requestedUnit }) => requestedUnit.unit);
export const useRequestUnit = () => {
  const dispatch = useAppDispatch();
  return (unit: RequestedUnit | null) => void dispatch(unitRequested(unit));
};
