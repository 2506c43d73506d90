// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestPage } from '../testing/test-page';
import { CopyLink } from './copy-link';

const announce = vi.fn();

function clickWith(writeText: () => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  render(
    <TestPage announce={announce}>
      <CopyLink href="http://localhost/shared" copied="Copied">
        Copy
      </CopyLink>
    </TestPage>,
  );
  fireEvent.click(screen.getByRole('link'));
  return assign;
}

describe('CopyLink (link that copies its URL)', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    announce.mockReset();
  });

  it('announces that the URL was copied', async () => {
    const assign = clickWith(async () => {});
    await vi.waitFor(() => expect(announce).toHaveBeenCalledWith('Copied'));
    expect(assign).not.toHaveBeenCalled();
  });

  it('opens the URL if the browser denies access to the clipboard', async () => {
    const assign = clickWith(() => Promise.reject(new Error('denied')));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('http://localhost/shared'));
    expect(announce).not.toHaveBeenCalled();
  });
});
