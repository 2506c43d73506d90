import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Test files share one process. */
export function cleanDocument(): void {
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
