import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes its time: a wait ends with what it is for.
configure({ asyncUtilTimeout: 30_000 });

// The process with its document goes on to another file of tests.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
