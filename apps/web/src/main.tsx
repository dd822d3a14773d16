import { createStore, startLanguage } from '@smachot/web-platform';
import { applyAppearance } from '@smachot/web-ui';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import './texts';

const start = async (root: HTMLElement) => {
  const store = createStore();
  const { settings } = store.getState();
  applyAppearance(settings);
  await startLanguage(settings.language, ['platform', 'ui', 'shell']);
  createRoot(root).render(<App store={store} />);
};

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
void start(root);
