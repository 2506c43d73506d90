import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

export function cleanDocument(): void {
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
