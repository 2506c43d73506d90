import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The process with its document goes on to another file of tests.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
