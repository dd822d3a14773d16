// Screens are waited for as long as a busy machine may take; a second, as the library has it, fails what is only slow.
// Specs that draw nothing do not load the library for it.
if (globalThis.expect.getState().testPath.endsWith('.tsx'))
  require('@testing-library/react').configure({ asyncUtilTimeout: 120_000 });
