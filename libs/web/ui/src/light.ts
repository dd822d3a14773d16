/** The second door: pieces that need neither MUI nor the store, for the page a guest opens from a chat. */
export { focusSoon } from './actions/focus-soon';
export { Art } from './art/art';
export { artOf } from './art/art-of';
export { Logo } from './art/logo';
export { Icon } from './icon/icon';
export { applyAppearance } from './theme/appearance';
export { useMedia } from './theme/use-wide';
