import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Empties the document after each test: test files share one process. */
export function cleanDocument(): void {
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
