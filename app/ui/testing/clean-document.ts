import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Empties the document after each test of a file: the process with it goes on to another file of tests. */
export function cleanDocument(): void {
  // A busy machine takes its time: a wait ends with what it is for.
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
